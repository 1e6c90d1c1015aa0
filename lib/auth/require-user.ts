import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { type Identity, identityOfCookie } from "./identity";

/** Who is looking at this page; asked once per request. */
export const currentUser = cache(async (): Promise<Identity | null> => identityOfCookie(await headers()));

/** For pages of the workspace, which must not rely on the layout above them: it is not rendered on each visit. */
export async function requireUser(): Promise<Identity> {
  const user = await currentUser();
  if (user) return user;
  const next = (await headers()).get("x-requested-path") ?? "/quiz";
  redirect(`/sign-in?${new URLSearchParams({ next })}`);
}
