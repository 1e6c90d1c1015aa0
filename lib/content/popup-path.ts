/** The page that runs a sign-in inside the popup and reports to the page that opened it. */
export const POPUP_PATH = "/sign-in/popup";
