/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InProject } from "../test-project";
import { ScheduleSettings } from "./schedule-settings";

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response("{}", { status: 500 });
  }) as typeof fetch;
});

const show = () =>
  render(
    <InProject project={{}} tier="spark">
      {(project) => <ScheduleSettings project={project} packed={20} />}
    </InProject>,
  );

test("the founder's hours are sent, and the weeks can be packed for them", async () => {
  const user = userEvent.setup();
  show();
  const hours = screen.getByLabelText("Hours a week");
  expect(hours).toHaveProperty("value", "20");
  expect(screen.queryByRole("button", { name: /Pack them/ })).toBeNull();
  await user.clear(hours);
  await user.type(hours, "8");
  expect(screen.getByRole("button", { name: "Pack them for 8" })).toBeTruthy();
  await screen.findByRole("alert", {}, { timeout: 4_000 });
  expect(sent.at(-1)).toMatchObject({ corrections: { hoursPerWeek: 8 } });
});

test("hours that no week has are refused and not sent", async () => {
  const user = userEvent.setup();
  show();
  const hours = screen.getByLabelText("Hours a week");
  await user.clear(hours);
  await user.type(hours, "0");
  expect(screen.getByRole("alert").textContent).toMatch(/From 1 to 80/);
  expect(sent).toEqual([]);
});
