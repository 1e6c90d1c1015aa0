interface NodMarkProps {
  colour: string;
  className?: string;
}

/** The sample's mark: a line that dips once, like a head that nods, and comes out straight. */
export function NodMark({ colour, className }: NodMarkProps) {
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true" fill="none" className={className}>
      <path
        d="M4 13C14 13 15 34 26 34C37 34 33 8 44 8C51 8 50 20 60 20"
        stroke={colour}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
