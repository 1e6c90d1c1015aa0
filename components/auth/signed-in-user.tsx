"use client";

import { useEffect } from "react";
import { type AuthUser, useAuth } from "./auth-provider";

/** Hands the user that the server rendered for to the provider above, before the page's own calls go out. */
export function SignedInUser({ user: { uid, email, displayName, photoURL } }: { user: AuthUser }) {
  const { recognise } = useAuth();
  useEffect(() => {
    recognise({ uid, email, displayName, photoURL });
  }, [recognise, uid, email, displayName, photoURL]);
  return null;
}
