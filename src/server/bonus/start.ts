import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { tellMember } from '#server/events/tell-member.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';

export type BonusWork = {
  db: Db;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

type Due = { brand: string; member_id: string; id: string; currency: string; state: 'ACTIVE' | 'WAITING' };

const lookMs = 1000;
/** Bonuses that one look ends or begins. */
const atOnce = 500;

/** Bonuses whose time is over, and those that wait behind none: of members who were excluded until now. */
const dueBonuses = async (db: Db, now: Date): Promise<Due[]> =>
  (
    await sql<Due>`
      (select brand, member_id, id, currency, state from bonus_grants
        where state = 'ACTIVE' and expires_at <= ${now} order by expires_at limit ${atOnce})
      union all
      (select distinct on (w.brand, w.member_id) w.brand, w.member_id, w.id, w.currency, w.state from bonus_grants w
        where w.state = 'WAITING'
          and not exists (select 1 from bonus_grants a
            where a.brand = w.brand and a.member_id = w.member_id and a.state = 'ACTIVE')
          and not exists (select 1 from protection_members m where m.brand = w.brand and m.member_id = w.member_id
            and m.excluded_kind is not null and (m.excluded_until is null or m.excluded_until > ${now}))
        order by w.brand, w.member_id limit ${atOnce})`.execute(db)
  ).rows;

/** Ends bonuses whose time is over, and begins those that may begin by now; each in a transaction of its own. */
export async function workBonuses({ db, balanceHints, report }: BonusWork, now: Date): Promise<void> {
  for (const { brand, member_id: memberId, id, currency, state } of await dueBonuses(db, now)) {
    await db.transaction().execute(async (trx) => {
      await lockPurses(trx, { brand, memberIds: [memberId], currency });
      await (
        state === 'ACTIVE'
          ? sql`select bonus_current(${brand}, ${memberId}, ${id}, ${now})`
          : sql`select bonus_next(${brand}, ${memberId}, ${now})`
      ).execute(trx);
    });
    balanceHints.balanceMoved(brand, memberId);
    await tellMember(db, brand, memberId, 'promotions').catch(report);
  }
}

/** Ends and begins bonuses with the jobs of this process, beside any number of others. */
export function startBonuses(work: BonusWork & { clock: () => Date }, jobs: Jobs): void {
  jobs.poll({ name: 'bonuses', everyMs: lookMs, look: () => workBonuses(work, work.clock()) });
}
