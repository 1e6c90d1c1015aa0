import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the page as the server sent it: what is typed or sent before the page answers would be lost. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
