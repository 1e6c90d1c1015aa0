import type { Brief } from "@/lib/brief/types";
import { filled } from "../screen";
import type { Manner } from "./manner";

/** Who fetches it from a locker or a counter chooses that and types no street. */
const PICK_UP =
  /\b(Zásilkovna|Packeta|InPost|Paczkomat\w*|Mondial Relay|Packstation|Correos|Omniva|Matkahuolto|Postomat|Nova Poshta|parcel lockers?|pick-?up points?|lockers?)\b/iu;
/** Towns without house numbers: people are found by a landmark or a pin. */
const BY_LANDMARK = new Set(
  "GH NG KE TZ UG RW SN CI CM ET ZM MW SL LR GM ML BF BJ TG NE CD NI CR".split(" "),
);
/** "Most gave our number on": visits are arranged by talking. */
const BY_PHONE =
  /\b(?:rings? us|calls? us|call me|rings? me|by phone|our number|my number|on whatsapp|by whatsapp|whatsapp us|mobile money|m-?pesa)\b/i;

const GOODS: readonly Manner[] = ["sent", "let"];

/** The field that says where it goes or where we come, as people say it there. */
export function whereTo({ answers, buyersIn, geography }: Brief, manner: Manner, named: string): string {
  // "Father's Day" is no town.
  const place = /\bday$/i.test(named) ? "" : named;
  const whole = Object.values(answers).join(" ");
  const [, service = ""] = PICK_UP.exec(whole) ?? [];
  if (GOODS.includes(manner))
    return service
      ? filled(
          "Pick-up point",
          /^(?:parcel|pick|locker)/i.test(service) ? "Chosen on the map" : `${service}, chosen on the map`,
        )
      : filled("Delivery address", place ? `Street and number, ${place}` : "Street, number, town");
  const country = (buyersIn ?? geography)?.country ?? "";
  if (BY_LANDMARK.has(country)) return filled("Where to find you", "The nearest landmark, or a pin");
  if (BY_PHONE.test(whole)) return filled("Your number and your part of town", place);
  return filled("Address", place ? `Street and number, ${place}` : "Street, number, town");
}
