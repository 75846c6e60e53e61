import type { Trx } from '#server/db/types.ts';
import { grantBonus } from '#server/bonus/grants.ts';
import { giveFreeRounds } from '#server/free-rounds/free-rounds.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { giveItem } from '#server/points/give-item.ts';
import { addGift } from '#server/points/gifts.ts';
import { givePoints } from '#server/points/give.ts';
import { giveTickets } from '#server/lottery/tickets.ts';
import { addEntries } from '#server/raffles/entries.ts';
import type { Award } from './standing.ts';

/** Books what an award gives, in the transaction that makes or claims it; an award is booked once, since its id is the key. */
export async function creditAward(
  trx: Trx,
  { brand, member_id: memberId, id, campaign, amount, currency, wagering, raffle, thing }: Award,
  now: Date,
): Promise<void> {
  const sum = BigInt(amount);
  if (raffle !== null) {
    await addEntries(trx, { brand, raffle, memberId, award: id, tickets: sum, at: now });
    return;
  }
  if (thing && 'game' in thing) {
    await giveTickets(trx, { brand, memberId, id, count: Number(sum), ticket: thing, now });
    return;
  }
  if (thing && 'freeGame' in thing) {
    await giveFreeRounds(trx, { brand, memberId, id, campaign, rounds: Number(sum), terms: thing, now });
    return;
  }
  if (thing) {
    const { cash, ...item } = thing;
    if (item.kind === 'goods') {
      const { item: of, left } = item;
      await addGift(trx, { brand, memberId, id, item: of, quantity: Number(sum), left, now });
      return;
    }
    const given = { ...item, kind: item.kind, quantity: Number(sum), credit: BigInt(cash) * sum };
    await giveItem(trx, { ...given, brand, memberId, id, now });
    return;
  }
  if (currency === null) {
    await givePoints(trx, { brand, memberId, key: id, points: sum, remark: campaign, at: now });
    return;
  }
  if (wagering) {
    const { target, terms } = wagering;
    const grant = {
      brand,
      memberId,
      id,
      campaign,
      currency,
      amount: sum,
      target: BigInt(target),
      terms,
      now,
    };
    await grantBonus(trx, grant);
    return;
  }
  await post(trx, {
    brand,
    memberId,
    kind: 'bonus',
    key: id,
    currency,
    at: now,
    details: { promotion: campaign },
    postings: [
      { account: memberPurse(memberId), amount: sum },
      { account: house('bonus'), amount: -sum },
    ],
  });
}
