import { translator } from '#server/brands/texts.ts';
import type { CallContext } from '#server/calls/call.ts';
import { cashierOf } from '#server/cashier/document.ts';
import { titleOfSource } from '#server/promotions/campaigns.ts';
import { findLottery } from '#server/lottery/catalogue.ts';
import { gameNames } from '#server/records/game-names.ts';
import type { PointEntry } from '../entries.ts';
import { itemName } from '../item-name.ts';

/** Name of the game, method, promotion or item of an entry in the reader's language; what was kept for one that the brand has removed. */
export function entryRemark(
  { brand, language }: Pick<CallContext, 'brand' | 'language'>,
  { type, remark, vassalage, item }: PointEntry,
): string | undefined {
  if (remark === null) return undefined;
  if (type === 'redeem') return itemName({ brand, language }, { item, name: remark });
  if (type === 'promotion') {
    const title = titleOfSource(brand, remark);
    return title === undefined ? remark : translator(brand, language)(title);
  }
  if (type === 'deposit') {
    const method = cashierOf(brand).deposit.methods.items[remark];
    return method ? translator(brand, language)(method.name) : remark;
  }
  const lottery = type === 'lottery' ? findLottery(brand, remark) : undefined;
  return lottery?.game.name ?? gameNames(brand).game(vassalage ?? '', remark, language);
}
