import type { CashierDocument } from '#contract/generated/documents.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';

/** The small packs of tests; the shop has this cashier, whose names have words in every language. */
export function packsWithCashier(cashier: CashierDocument): ReturnType<typeof smallPacks> {
  const packs = smallPacks();
  const names = ['method.transfer', 'method.card', 'payout.bank', 'payout.ewallet'];
  const words = Object.fromEntries(names.map((name) => [`cashier.${name}`, name]));
  for (const language of ['texts/en', 'texts/my']) {
    const layer = packs['ground']?.[language];
    if (layer) layer['texts'] = { ...(layer['texts'] as JsonObject), ...words };
  }
  packs['shop'] = { ...packs['shop'], 'cashier/main': cashier as unknown as JsonObject };
  return packs;
}
