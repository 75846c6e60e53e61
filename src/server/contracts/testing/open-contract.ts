import { randomBytes } from 'node:crypto';
import type { RealtimeTerms } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { addPayouts } from '../add-payouts.ts';
import { offerContract } from '../change.ts';
import { houseId } from '../contracts.ts';
import { bareOf } from '../settle.ts';

type Owner = { brand: LiveBrand; agentId: string };

const random = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

export const realtimeTerms: RealtimeTerms = {
  kind: 'realtime',
  tiers: [{ singleBet: '1000', profitRate: 10, lossRate: 20 }],
};

/** An offer of the house that waits; its id. */
export async function openContract(db: Db, { brand, agentId }: Owner): Promise<string> {
  const id = newId(random);
  const offered = await db
    .transaction()
    .execute((trx) =>
      offerContract(
        trx,
        { brand, account: 'operator', who: 'operator', now: new Date() },
        { id, uplineId: houseId, downlineId: agentId, terms: realtimeTerms, expiresAt: null },
      ),
    );
  if (!offered.ok) throw new Error(JSON.stringify(offered));
  return id;
}

let made = 0;

/** A payout that is paid at its time, of an amount; its id. */
export async function openPayout(
  db: Db,
  { brand, agentId }: Owner,
  { amount, kind = 'dividend' }: { amount: bigint; kind?: 'dividend' | 'daily' },
): Promise<string> {
  const from = new Date(Date.UTC(2020, 0, 1) + (made += 1) * 86_400_000);
  const span = { from, until: new Date(from.getTime() + 86_400_000) };
  const bare = bareOf({ agent: agentId, upline: undefined, contract: 'none' });
  const share = { own: amount, received: amount, given: 0n, kept: amount };
  const run = { brand, kind, period: 'daily', span, now: new Date(), random } as const;
  await db.transaction().execute((trx) => addPayouts(trx, run, [{ ...bare, share }]));
  const { id } = await db
    .selectFrom('contract_payouts')
    .select('id')
    .where('brand', '=', brand.brand)
    .where('kind', '=', kind)
    .where('starts_at', '=', from)
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return id;
}
