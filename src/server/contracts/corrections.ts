import type { Selectable } from 'kysely';
import { groupBy } from '#engine/group-by.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { payingOf } from './add-payouts.ts';
import { findPayout, type Payout } from './payouts.ts';
import { lockRuns } from './settle.ts';
import type { ContractCorrectionsTable } from './tables.ts';

export type Correction = Selectable<ContractCorrectionsTable>;

/**
 * GONE: no such payout. DECIDED: it, or its corrections, are others than the operator saw. SAME_OPERATOR: the second has to be another.
 * BELOW_NOTHING: it would take more than the payout gives.
 */
export type CorrectedPayout =
  | { ok: true; payout: Payout; amount: bigint; moved: boolean }
  | { ok: false; why: 'GONE' | 'DECIDED' | 'SAME_OPERATOR' | 'BELOW_NOTHING' };

/** Corrections of payouts by payout, the oldest first. */
export async function correctionsOf(
  db: Db,
  brand: string,
  payouts: readonly string[],
): Promise<ReadonlyMap<string, Correction[]>> {
  if (payouts.length === 0) return new Map();
  const rows = await db
    .selectFrom('contract_corrections')
    .selectAll()
    .where('brand', '=', brand)
    .where('payout_id', 'in', payouts)
    .orderBy('nth')
    .execute();
  return groupBy(rows, ({ payout_id: id }) => id);
}

/** A payout with its corrections, locked. No run of its kind settles beside it: one might pay by what is taken from the last payout. */
async function lockPayout(
  trx: Trx,
  brand: string,
  id: string,
): Promise<{ payout: Payout; before: Correction[] } | undefined> {
  const found = await findPayout(trx, brand, id);
  if (!found) return undefined;
  await lockRuns(trx, found);
  const payout = await trx
    .selectFrom('contract_payouts')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payout, before: (await correctionsOf(trx, brand, [id])).get(id) ?? [] };
}

/** What a payout gives in the end: without what later ones give less for it. */
const restOf = ({ amount }: Payout, before: readonly Correction[]): bigint =>
  before
    .filter(({ later, state }) => later && state === 'DONE')
    .reduce((sum, correction) => sum + BigInt(correction.amount), BigInt(amount));

const isPast = ({ state }: Payout): boolean => state === 'PAID' || state === 'NONE';

/** Takes an amount from what the agent's next payout of the kind and period gives, and those after it: nobody's balance is touched. */
const takeLater = async (trx: Trx, { brand, kind, period, agent_id: agent }: Payout, amount: bigint) => {
  const last = await trx
    .selectFrom('contract_payouts')
    .select(['id', 'left_over'])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('agent_id', '=', agent)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('contract_payouts')
    .set({ left_over: BigInt(last.left_over) + amount })
    .where('brand', '=', brand)
    .where('id', '=', last.id)
    .execute();
};

type Applying = { now: Date; number: number };

/** Books what a payout gives more after it was paid. */
async function payMore(trx: Trx, payout: Payout, amount: bigint, { now, number }: Applying): Promise<void> {
  const { brand, kind, period, starts_at: startsAt, agent_id: agent, currency, id } = payout;
  const posted = await post(trx, {
    brand,
    memberId: agent,
    kind: `contract.${kind}`,
    key: `${period} ${startsAt.toISOString()} +${number}`,
    currency,
    at: now,
    details: { reference: id },
    postings: [
      { account: memberPurse(agent), amount },
      { account: house('contracts'), amount: -amount },
    ],
  });
  if (!posted.ok) throw new Error('The house has no bound.');
}

/** Lets a correction count; answers the payout as it is then. */
async function apply(trx: Trx, payout: Payout, amount: bigint, applying: Applying): Promise<Payout> {
  if (isPast(payout) && amount < 0n) {
    await takeLater(trx, payout, amount);
    return payout;
  }
  if (isPast(payout)) await payMore(trx, payout, amount, applying);
  const sum = BigInt(payout.amount) + amount;
  const { now } = applying;
  return trx
    .updateTable('contract_payouts')
    .set({
      amount: sum,
      ...(sum === 0n && { state: 'NONE' }),
      ...(payout.state === 'NONE' && { state: 'PAID', paid_at: now }),
    })
    .where('brand', '=', payout.brand)
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sum of the corrections that one operator made alone: many small ones are one large one. */
const aloneOf = (before: readonly Correction[]): bigint =>
  before
    .filter(({ state, decided_by: second }) => state === 'DONE' && second === null)
    .reduce((sum, { amount }) => sum + sizeOf(BigInt(amount)), 0n);

const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

export type Correcting = {
  brand: LiveBrand;
  /** Payout. */
  id: string;
  /** Account of the operator. */
  by: string;
  now: Date;
};

/**
 * Corrects what a payout gives, at once or, above the amount from which payouts of the kind wait for an approval, once another operator
 * agrees.
 */
export async function correctPayout(
  trx: Trx,
  { brand, id, by, now }: Correcting,
  {
    amount,
    reason,
    seen,
    random,
  }: {
    /** Minor units; below 0 for less. */
    amount: bigint;
    reason: string;
    /** Number of corrections that the operator saw: the same one again is none. */
    seen: number;
    random: RandomBytes;
  },
): Promise<CorrectedPayout> {
  const locked = await lockPayout(trx, brand.brand, id);
  if (!locked) return { ok: false, why: 'GONE' };
  const { payout, before } = locked;
  if (before.length !== seen || before.some(({ state }) => state === 'WAITING'))
    return { ok: false, why: 'DECIDED' };
  if (restOf(payout, before) + amount < 0n) return { ok: false, why: 'BELOW_NOTHING' };
  const { approveAbove } = payingOf(brand, payout.kind);
  const waits = approveAbove !== undefined && aloneOf(before) + sizeOf(amount) > approveAbove;
  await trx
    .insertInto('contract_corrections')
    .values({
      brand: brand.brand,
      id: newId(random),
      payout_id: id,
      amount,
      reason,
      state: waits ? 'WAITING' : 'DONE',
      later: !waits && isPast(payout) && amount < 0n,
      made_by: by,
      made_at: now,
      decided_by: null,
      decided_at: null,
    })
    .execute();
  if (waits) return { ok: true, payout, amount, moved: false };
  const moved = isPast(payout) && amount > 0n;
  return {
    ok: true,
    payout: await apply(trx, payout, amount, { now, number: before.length + 1 }),
    amount,
    moved,
  };
}

/** Agrees to a correction that waits, or refuses it, which whoever made it may do too. */
export async function decideCorrection(
  trx: Trx,
  { brand, id, by, now }: Correcting,
  { correction: asked, agrees }: { correction: string; agrees: boolean },
): Promise<CorrectedPayout> {
  const locked = await lockPayout(trx, brand.brand, id);
  if (!locked) return { ok: false, why: 'GONE' };
  const { payout, before } = locked;
  const correction = before.find((each) => each.id === asked);
  if (correction?.state !== 'WAITING') return { ok: false, why: 'DECIDED' };
  if (agrees && correction.made_by === by) return { ok: false, why: 'SAME_OPERATOR' };
  const amount = BigInt(correction.amount);
  if (agrees && restOf(payout, before) + amount < 0n) return { ok: false, why: 'BELOW_NOTHING' };
  const past = isPast(payout);
  await trx
    .updateTable('contract_corrections')
    .set({
      state: agrees ? 'DONE' : 'REFUSED',
      later: agrees && past && amount < 0n,
      decided_by: by,
      decided_at: now,
    })
    .where('brand', '=', brand.brand)
    .where('id', '=', asked)
    .execute();
  if (!agrees) return { ok: true, payout, amount, moved: false };
  const applied = await apply(trx, payout, amount, { now, number: before.length });
  return { ok: true, payout: applied, amount, moved: past && amount > 0n };
}
