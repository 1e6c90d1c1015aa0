"use client";

import { CURRENCIES } from "@/lib/brief/corrected/currencies";
import { Edited, muted, type RowsProps } from "./edited-row";
import { isWorded } from "./fields-form";

const RIVALS = 6;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const needed = (name: string, what: string) => (typed: Readonly<Record<string, string>>) =>
  isWorded(typed[name]) ? null : { [name]: `Please enter ${what}.` };

export function OfferRow({ brief, editor }: RowsProps) {
  const noun = editor.corrections.reading?.offer ?? brief.offer.noun;
  return (
    <Edited
      label="What you offer"
      part={["offer"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "offer",
          label: "What would a customer call it?",
          value: noun ?? "",
          max: 80,
          placeholder: "a rota program",
          hint: "Two or three words. Names, labels and texts call it that.",
        },
      ]}
      check={needed("offer", "what it is called")}
      take={({ offer = "" }) => ({ offer: offer.trim() })}
    >
      <p>{noun ? capitalised(noun) : "No short name for it was found."}</p>
    </Edited>
  );
}

export function BuyersRow({ brief, editor }: RowsProps) {
  const { segments, b2b } = brief;
  const [first, ...others] = segments;
  return (
    <Edited
      label="Who pays first"
      part={["buyers", "buyersAre"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "buyers",
          label: "Who pays first",
          value: first?.text ?? "",
          max: 200,
          placeholder: "Owners of bakeries with one to three shops in Leeds",
        },
        {
          name: "buyersAre",
          label: "They pay",
          value: b2b ? "firms" : "people",
          options: [
            { value: "people", label: "For themselves" },
            { value: "firms", label: "For a firm, a school or an office" },
          ],
        },
      ]}
      check={needed("buyers", "who pays")}
      take={({ buyers = "", buyersAre }) => ({
        ...(buyers.trim() === first?.text ? {} : { buyers: buyers.trim() }),
        ...(buyersAre === (b2b ? "firms" : "people") ? {} : { buyersAre: b2b ? "people" : "firms" }),
      })}
    >
      <p>
        {first ? first.text : "Nobody in particular is named yet."}{" "}
        {first && muted(b2b ? "· They pay for a firm." : "· They pay for themselves.")}
      </p>
      {others.length > 0 && (
        <p className="text-sm text-muted-foreground">Then: {others.map(({ text }) => text).join("; ")}</p>
      )}
    </Edited>
  );
}

export function PlaceRow({ brief, editor }: RowsProps) {
  const { geography, currency } = brief;
  return (
    <Edited
      label="Where"
      part={["place", "currency"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "place",
          label: "Where you start",
          value: geography?.label ?? "",
          max: 80,
          placeholder: "Leeds, United Kingdom",
        },
        {
          name: "currency",
          label: "Prices are in",
          value: currency,
          options: CURRENCIES.map((value) => ({ value, label: value })),
        },
      ]}
      {...(geography ? { check: needed("place", "a place") } : {})}
      take={({ place = "", currency: chosen }) => ({
        ...(place.trim() && place.trim() !== geography?.label ? { place: place.trim() } : {}),
        ...(chosen && chosen !== currency ? { currency: chosen } : {}),
      })}
    >
      <p>
        {geography ? capitalised(geography.label) : "No place is named yet."}{" "}
        {muted(`· Prices in ${currency}.`)}
      </p>
    </Edited>
  );
}

export function RivalsRow({ brief, editor }: RowsProps) {
  const { competitors } = brief.named;
  return (
    <Edited
      label="Used today instead"
      part={["rivals"]}
      brief={brief}
      editor={editor}
      fields={[
        {
          name: "rivals",
          label: "Companies or products, with commas",
          value: competitors.join(", "),
          max: 240,
          placeholder: "Excel, Planday",
          hint: `At most ${RIVALS}. None is an answer too.`,
        },
      ]}
      take={({ rivals = "" }) => ({
        rivals: [...new Set(rivals.split(/[,;]/).map((name) => name.trim().slice(0, 40)))]
          .filter(isWorded)
          .slice(0, RIVALS),
      })}
    >
      <p>{competitors.length > 0 ? competitors.join(", ") : "Nobody by name."}</p>
    </Edited>
  );
}
