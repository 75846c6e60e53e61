import { sql } from 'kysely';
import type { CallContext } from '#server/calls/call.ts';
import type { Db } from '#server/db/types.ts';
import { metTrials, type Trial } from './met-cookie.ts';

type Counted = 'met' | 'pressed' | 'registered' | 'deposited';

/** Rows that the count of a day is spread over. */
const stripes = 8;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Adds one to a figure of each trial. */
export async function count(
  db: Db,
  what: Counted,
  { brand, trials, now }: { brand: string; trials: readonly Trial[]; now: Date },
): Promise<void> {
  if (trials.length === 0) return;
  const column = sql.ref(what);
  await sql`
    insert into flag_figures as figures (brand, flag, run, variant, day, stripe, ${column})
      select ${brand}, trial.flag, trial.run, trial.variant, ${dayOf(now)}, floor(random() * ${stripes})::smallint, 1
        from unnest(${trials.map(({ flag }) => flag)}::text[], ${trials.map(({ run }) => run)}::integer[],
          ${trials.map(({ variant }) => variant)}::text[]) trial (flag, run, variant)
        order by trial.flag
      on conflict (brand, flag, run, variant, day, stripe)
        do update set ${column} = figures.${column} + 1`.execute(db);
}

type Joining = Pick<CallContext, 'cookies' | 'brand' | 'preview' | 'now'>;

const join = (db: Db, { brand, now }: Joining, memberId: string, trials: readonly Trial[]) =>
  db
    .insertInto('flag_members')
    .values(
      trials.map((trial) => ({
        brand: brand.brand,
        member_id: memberId,
        ...trial,
        at: now,
        deposited_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Counts a registration for the trials that the browser takes part in. */
export async function countRegistration(db: Db, joining: Joining, memberId: string): Promise<void> {
  const trials = joining.preview ? [] : metTrials(joining);
  if (trials.length === 0) return;
  await join(db, joining, memberId, trials);
  await count(db, 'registered', { brand: joining.brand.brand, trials, now: joining.now });
}

/** Notes the trials in which a member begins a deposit; only that of a first one will count. */
export async function noteDepositor(db: Db, joining: Joining, memberId: string): Promise<void> {
  const trials = joining.preview ? [] : metTrials(joining);
  if (trials.length > 0) await join(db, joining, memberId, trials);
}

/** Counts a credited deposit for the trials of its member, if it is the first. */
export async function countFirstDeposit(
  db: Db,
  { brand, memberId, now }: { brand: string; memberId: string; now: Date },
): Promise<void> {
  await sql`
    with ended as (
      update flag_members set deposited_at = ${now}::timestamptz
        where brand = ${brand} and member_id = ${memberId} and deposited_at is null
          and (select count(*) from cashier_deposits
            where brand = ${brand} and member_id = ${memberId} and state = 'CONFIRMED') = 1
        returning flag, run, variant
    )
    insert into flag_figures as figures (brand, flag, run, variant, day, stripe, deposited)
      select ${brand}, flag, run, variant, ${dayOf(now)}, floor(random() * ${stripes})::smallint, 1 from ended
        order by flag
      on conflict (brand, flag, run, variant, day, stripe)
        do update set deposited = figures.deposited + 1`.execute(db);
}

/** Figures of all variants of a brand, with the first and last day of each. */
export async function figuresOf(db: Db, brand: string) {
  const sum = (what: Counted) => sql<string>`sum(${sql.ref(what)})::text`;
  const rows = await db
    .selectFrom('flag_figures')
    .select(({ fn }) => [
      'flag',
      'run',
      'variant',
      fn.min<string>('day').as('since'),
      fn.max<string>('day').as('until'),
      sum('met').as('met'),
      sum('pressed').as('pressed'),
      sum('registered').as('registered'),
      sum('deposited').as('deposited'),
    ])
    .where('brand', '=', brand)
    .groupBy(['flag', 'run', 'variant'])
    .orderBy('flag')
    .orderBy('run', 'desc')
    .orderBy('variant')
    .limit(2000)
    .execute();
  return rows.map(({ met, pressed, registered, deposited, ...row }) => ({
    ...row,
    met: Number(met),
    pressed: Number(pressed),
    registered: Number(registered),
    deposited: Number(deposited),
  }));
}
