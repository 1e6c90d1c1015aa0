import type { Card } from "./sandbox-api";

const FIELD =
  "h-11 w-full min-w-0 rounded-md border border-white/25 bg-[#26262f] px-3.5 text-base text-white tabular-nums placeholder:text-white/55 focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-[#ff9b6a]";

/** "4242424242424242" as people read it. */
const grouped = (text: string) =>
  text
    .replace(/\D/g, "")
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, "$1 ");

/** "1240" as "12 / 40". */
const monthYear = (text: string) => {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
};

interface Props {
  card: Card;
  onChange: (card: Card) => void;
  disabled: boolean;
}

export function CardFields({ card, onChange, disabled }: Props) {
  const field = (
    name: keyof Card,
    label: string,
    placeholder: string,
    format: (text: string) => string,
    whole: { pattern: string; title: string },
  ) => (
    <label className="grid gap-1.5 text-sm text-white/85">
      {label}
      <input
        className={FIELD}
        inputMode="numeric"
        autoComplete="off"
        required
        {...whole}
        disabled={disabled}
        placeholder={placeholder}
        value={card[name]}
        onChange={(event) => onChange({ ...card, [name]: format(event.target.value) })}
      />
    </label>
  );
  return (
    <div className="grid gap-4">
      {field("number", "Card number", "4242 4242 4242 4242", grouped, {
        pattern: "(\\d{4} ){3}\\d{4}",
        title: "All 16 digits",
      })}
      <div className="grid grid-cols-2 gap-4">
        {field("expiry", "Expiry date", "MM / YY", monthYear, {
          pattern: "\\d{2} / \\d{2}",
          title: "Month and year, as 04 / 29",
        })}
        {field("cvc", "Security code", "CVC", (text) => text.replace(/\D/g, "").slice(0, 4), {
          pattern: "\\d{3,4}",
          title: "3 or 4 digits",
        })}
      </div>
    </div>
  );
}
