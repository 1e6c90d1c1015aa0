/** Auth.js's own words for a failure, as the error catalogue's codes. */
const CODES: Record<string, string> = {
  OAuthAccountNotLinked: "email-already-in-use",
  AccountNotLinked: "email-already-in-use",
  AccessDenied: "operation-not-allowed",
  OAuthCallbackError: "invalid-credential",
  MissingCSRF: "expired-action-code",
  Configuration: "internal-error",
};

export const signInCode = (error: string): string => CODES[error] ?? error;
