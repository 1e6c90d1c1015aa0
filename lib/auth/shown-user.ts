import type { UserRow } from "@/db/sessions";

/** What the client stores and shows of a user. */
export interface ShownUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
}

/** Every demo account shows the same name and address; its stored address is unique. */
export const DEMO_NAME = "Demo Founder";
export const DEMO_EMAIL = "demo@kindling.example";

export function shownUser(user: UserRow): ShownUser {
  if (user.kind === "demo") {
    return { uid: user.uid, email: DEMO_EMAIL, displayName: DEMO_NAME, photoURL: null };
  }
  return { uid: user.uid, email: user.email, displayName: user.name ?? user.email, photoURL: user.image };
}
