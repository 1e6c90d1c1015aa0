import type { StatementOrder } from "@/lib/billing/statement";
import { formatCents, formatDay } from "@/lib/client/format";
import { PRODUCT_NAME } from "@/lib/content/product";
import { StateBadge } from "./order-list";
import { TestMark } from "./test-mark";

/** One page that can be printed; on paper nothing else of the site is seen. */
export function Receipt({ order }: { order: StatementOrder }) {
  const facts = [
    ["Order", order.number],
    ["Date", formatDay(order.paidAt)],
    ["Plan", `${PRODUCT_NAME} ${order.planName}, paid once`],
    ["Billed to", order.email],
  ] as const;
  return (
    <article className="rounded-xl border bg-card p-6 sm:p-10 print:fixed print:inset-0 print:z-[200] print:rounded-none print:border-0 print:bg-white print:text-black">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-semibold">{PRODUCT_NAME}</p>
          <h1 className="display mt-1 text-4xl">Receipt</h1>
        </div>
        <div className="flex flex-wrap gap-2">
          <StateBadge state={order.state} />
          {order.test && <TestMark />}
        </div>
      </header>
      {order.test && (
        <p className="mt-5 text-sm">This order was made in the test checkout. No money was moved.</p>
      )}
      <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground print:text-black">{name}</dt>
            <dd className="mt-0.5 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-10 w-full border-t text-left">
        <caption className="sr-only">What was paid and what went back</caption>
        <tbody>
          {order.movements.map(({ label, amount, at }) => (
            <tr key={`${label} ${at} ${amount}`} className="border-b">
              <th scope="row" className="py-3 font-normal">
                {label}
                <span className="block text-sm text-muted-foreground print:text-black">{formatDay(at)}</span>
              </th>
              <td className="py-3 text-right tabular-nums">{amount === 0 ? "" : formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-4 text-lg">
              Total, US dollars
            </th>
            <td className="display pt-4 text-right text-2xl tabular-nums">
              {formatCents(order.paid - order.refunded)}
            </td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
