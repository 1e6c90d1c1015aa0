const GROUNDS = [
  ["--paper", "--ink"],
  ["--card", "--ink"],
  ["--muted", "--ink-soft"],
  ["--ember", "--on-ember"],
  ["--ember-wash", "--ember-text"],
  ["--success-wash", "--success"],
  ["--warning-wash", "--warning"],
  ["--danger-wash", "--danger"],
] as const;

/** The grounds with the ink that is meant to stand on each. */
export function TokenBoard() {
  return (
    <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4">
      {GROUNDS.map(([ground, ink]) => (
        <li
          key={ground}
          className="rounded-lg border p-4 text-sm font-medium"
          style={{ background: `var(${ground})`, color: `var(${ink})` }}
        >
          {ground.slice(2)}
          <span className="block pt-5">{ink.slice(2)}</span>
        </li>
      ))}
    </ul>
  );
}
