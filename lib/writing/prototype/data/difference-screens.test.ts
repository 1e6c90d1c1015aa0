import { bringsScreen } from "./difference-screens";

test.each([
  ["if we come late the visit is free", "If something is not right"],
  ["there is room for eight and not one more", "Places left"],
  ["we accept only one bride per day", "Places left"],
  ["it is always me who comes, never a different face", "Who you deal with"],
  ["learns from the clips you kept or threw away before", "What it has learned"],
  ["everything is inspected and arrives within 48 hours", "When it is ready"],
])("%s is shown on: %s", (said, name) => expect(bringsScreen(said)?.name).toBe(name));

test.each(["you can book just one night", "only one button", "we only do home food of one region"])(
  "%s limits nobody",
  (said) => expect(bringsScreen(said)).toBeNull(),
);
