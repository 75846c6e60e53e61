import { sql } from 'kysely';
import { namedFindings, type RuleQuery } from '#server/db/named-findings.ts';
import { liftTimeLimits } from '#server/db/time-limits.ts';
import type { Db } from '#server/db/types.ts';

/** Invariants of a ledger. */
type LedgerRule = 'sum' | 'balance' | 'running' | 'gap' | 'negative' | 'orphan';

/** A place where it does not. */
export type LedgerFinding = { rule: LedgerRule; where: string; message: string };

export type Verified = {
  findings: LedgerFinding[];
  /** Rows checked. */
  transactions: bigint;
  postings: bigint;
};

const account = sql`concat_ws(' ', brand, owner, purse, currency, 'stripe ' || stripe)`;
const sameRow = sql`b.brand = p.brand and b.owner = p.owner and b.purse = p.purse and b.currency = p.currency and b.stripe = p.stripe`;

/** Each answers rows of `place` and `message`; none when the rule holds. */
const rules: Readonly<Record<LedgerRule, RuleQuery>> = {
  sum: sql`
    select concat_ws(' ', brand, payer, transaction) as place,
        'the postings sum to ' || sum(amount) || ', not to 0' as message
      from ledger_postings group by brand, payer, transaction having sum(amount) <> 0`,
  balance: sql`
    select concat_ws(' ', coalesce(b.brand, p.brand), coalesce(b.owner, p.owner), coalesce(b.purse, p.purse),
          coalesce(b.currency, p.currency), 'stripe ' || coalesce(b.stripe, p.stripe)) as place,
        'the balance is ' || coalesce(b.balance::text, 'missing') || ', its postings sum to ' || coalesce(p.total, 0) as message
      from ledger_balances b
        full join (
          select brand, owner, purse, currency, stripe, sum(amount) as total from ledger_postings
            group by brand, owner, purse, currency, stripe
        ) p on ${sameRow}
      where b.balance is distinct from coalesce(p.total, 0)`,
  running: sql`
    select ${account} || ' seq ' || seq as place,
        'the balance after it is ' || balance || ', the one before and its amount make ' || expected as message
      from (
        select *, amount + coalesce(lag(balance) over (
          partition by brand, owner, purse, currency, stripe order by seq), 0) as expected
          from ledger_postings
      ) p where balance <> expected`,
  gap: sql`
    select concat_ws(' ', b.brand, b.owner, b.purse, b.currency, 'stripe ' || b.stripe) as place,
        'counted ' || b.seq || ' postings; there are ' || coalesce(p.n, 0) || ', from ' || coalesce(p.first, 0) || ' to ' || coalesce(p.last, 0) as message
      from ledger_balances b
        left join (
          select brand, owner, purse, currency, stripe, count(*) as n, min(seq) as first, max(seq) as last
            from ledger_postings group by brand, owner, purse, currency, stripe
        ) p on ${sameRow}
      where b.seq <> coalesce(p.n, 0) or b.seq <> coalesce(p.last, 0) or coalesce(p.first, 1) <> 1`,
  negative: sql`
    select ${account} as place, 'the balance is ' || balance as message
      from ledger_balances where owner <> 'house' and balance < 0`,
  orphan: sql`
    select concat_ws(' ', coalesce(t.brand, p.brand), coalesce(t.member_id, p.payer), coalesce(t.id, p.transaction)) as place,
        case when t.id is null then 'postings without their transaction' else 'a transaction without postings' end as message
      from ledger_transactions t
        full join (select distinct brand, payer, transaction from ledger_postings) p
          on p.brand = t.brand and p.payer = t.member_id and p.transaction = t.id
      where t.id is null or p.transaction is null`,
};

/**
 * Verifies that transactions sum to zero and have postings, that balances and running balances equal their postings, that
 * `seq` has no gaps and no member is negative. Reads one snapshot, so it may run beside all other work.
 */
export const verifyLedger = (db: Db): Promise<Verified> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await liftTimeLimits(trx);
      const findings: LedgerFinding[] = [];
      for (const rule of Object.keys(rules) as LedgerRule[])
        findings.push(...(await namedFindings(trx, rules[rule])).map((found) => ({ rule, ...found })));
      const { rows } = await sql<{ transactions: string; postings: string }>`
        select (select count(*) from ledger_transactions) as transactions,
          (select count(*) from ledger_postings) as postings`.execute(trx);
      return {
        findings,
        transactions: BigInt(rows[0]?.transactions ?? 0),
        postings: BigInt(rows[0]?.postings ?? 0),
      };
    });
