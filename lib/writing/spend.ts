interface Ledger {
  fact(key: string): { value: number } | undefined;
  show(key: string): string;
}

/** What a channel may spend on a customer: the marketing money for one, never more than winning one costs with all who come by themselves. */
export function spendLimit({ fact, show }: Ledger): string {
  const [own, whole] = [fact("cac_marketing"), fact("cac")];
  return show(own && whole && own.value > whole.value ? "cac" : "cac_marketing");
}
