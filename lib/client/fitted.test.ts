import { fitted } from "./fitted";

describe("the size of a name", () => {
  const share = (size: string) => Number(/([\d.]+)cqi/.exec(size)?.[1]);

  it("never exceeds what is usual", () => {
    expect(fitted("Nodline", "3rem")).toMatch(/^min\(3rem, /);
  });

  it("lets the longest word stand on one line", () => {
    const name = "Westcountry Sashwindow-Restorationspecialists";
    expect(
      share(fitted(name, "3rem", { letter: 0.6 })) * "Restorationspecialists".length * 0.6,
    ).toBeLessThanOrEqual(101);
    expect(share(fitted(name, "3rem"))).toBeGreaterThan(share(fitted(name.replaceAll(/[\s-]/g, ""), "3rem")));
  });

  it("lets a long name of short words stand on the lines there are", () => {
    const name = "The Old Town Bread and Cake and Pie and Bun Bakery";
    expect(share(fitted(name, "3rem", { lines: 3 }))).toBeLessThan(share(fitted(name, "3rem")));
  });

  it("bears an empty name", () => {
    expect(fitted("", "3rem", { lines: 2 })).toMatch(/^min\(3rem, [\d.]+cqi\)$/);
  });
});
