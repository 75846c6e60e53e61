import { sql } from 'kysely';
import { dueOf } from '#play/agents/rebates.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { postMany } from '#server/ledger/post-many.ts';
import { post } from '#server/ledger/post.ts';

/** Earnings of an agent; `open` is due and not paid, below 0 for what was paid too much. */
type Open = { memberId: string; currency: string; open: bigint; payments: number };

type Row = { member_id: string; currency: string; earned: string; paid: string; payments: number };

/** Agents of a transaction. */
const most = 200;

/** Agents who are due more than they were paid, or who were paid more and have money, locked. */
async function openEarnings(trx: Trx, brand: string, currency: string): Promise<Open[]> {
  const { rows } = await sql<Row>`
    select e.member_id, e.currency, e.earned::text as earned, e.paid::text as paid, e.payments from agent_earnings e
      where e.brand = ${brand} and e.currency = ${currency} and div(e.earned, 10000) <> e.paid
        and (div(e.earned, 10000) > e.paid or exists (
          select from ledger_balances b
            where b.brand = e.brand and b.owner = e.member_id and b.purse = 'main' and b.currency = e.currency
              and b.stripe = 0 and b.balance > 0))
      order by e.member_id limit ${most} for update skip locked`.execute(trx);
  return rows.map(({ member_id: memberId, earned, paid, payments }) => ({
    memberId,
    currency,
    open: dueOf(BigInt(earned)) - BigInt(paid),
    payments,
  }));
}

const keyOf = ({ currency, payments }: Open): string => `${currency}:${payments + 1}`;

/** Takes back what an agent was paid for bets that are void now, as far as the balance goes; later rebates make up for the rest. */
async function takeBack(trx: Trx, { brand, at }: { brand: string; at: Date }, open: Open): Promise<bigint> {
  const { memberId, currency } = open;
  const balance = await balanceOf(trx, { brand, memberId, currency });
  const owed = -open.open;
  const taken = owed < balance ? owed : balance;
  if (taken === 0n) return 0n;
  const posted = await post(trx, {
    brand,
    memberId,
    kind: 'rebate.back',
    key: keyOf(open),
    currency,
    at,
    postings: [
      { account: memberPurse(memberId), amount: -taken },
      { account: house('agents'), amount: taken },
    ],
  });
  if (!posted.ok) throw new Error('A balance that was locked does not suffice.');
  return -taken;
}

/** Pays a batch of agents in one transaction; who was paid. */
const payBatch = (db: Db, { brand, currency, at }: Paying): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const open = await openEarnings(trx, brand, currency);
    if (open.length === 0) return [];
    await lockPurses(trx, { brand, memberIds: open.map((each) => each.memberId), currency });
    const moved = new Map<string, bigint>();
    const due = open.filter((each) => each.open > 0n);
    await postMany(trx, {
      brand,
      kind: 'rebate',
      currency,
      at,
      from: 'agents',
      credits: due.map((each) => ({
        memberId: each.memberId,
        key: keyOf(each),
        amount: each.open,
        details: {},
      })),
    });
    for (const each of due) moved.set(each.memberId, each.open);
    for (const each of open)
      if (each.open < 0n) moved.set(each.memberId, await takeBack(trx, { brand, at }, each));
    const paid = [...moved].filter(([, amount]) => amount !== 0n);
    await sql`
      update agent_earnings e set paid = e.paid + u.amount, payments = e.payments + 1
        from unnest(${paid.map(([id]) => id)}::text[], ${paid.map(([, amount]) => String(amount))}::bigint[]) u (id, amount)
        where e.brand = ${brand} and e.member_id = u.id and e.currency = ${currency}`.execute(trx);
    return paid.map(([id]) => id);
  });

type Paying = { brand: string; currency: string; at: Date };

/**
 * Pays every agent of a brand what is earned and not paid yet, in whole minor units, by one movement each. The rest below a minor unit
 * stays earned. Answers who was paid.
 */
export async function payRebates(db: Db, paying: Paying): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const paid = await payBatch(db, paying);
    all.push(...paid);
    if (paid.length < most) return all;
  }
}
