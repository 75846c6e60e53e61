import { zoneOf } from '#server/brands/documents.ts';
import { sql, type RawBuilder } from 'kysely';
import { hasWindows, measureOf } from '#play/promotions/triggers.ts';
import { endedWindows, type PlayWindow } from '#play/promotions/windows.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { closeLevels } from '#server/points/close-levels.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { membersOfLevel } from './levels.ts';
import { playInWindow, rankingIn, type Ranked } from './play.ts';

/** Windows that are made up for after a time without a process. */
const most = 14;

/** Milliseconds after its end until a window is closed, for bets whose settlement is still being written. */
const settleMs = 60_000;

/** Notes that a window is closed; false if another process or an earlier look did. */
async function markClosed(
  trx: Trx,
  { brand, campaign, day }: { brand: string; campaign: string; day: string },
  now: Date,
): Promise<boolean> {
  const closed = await trx
    .insertInto('promotion_windows')
    .values({ brand, campaign, day, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return closed !== undefined;
}

type Closing = Ranked & { brand: LiveBrand; now: Date };

/** Members whom the campaign is asked about after a window: a query of `member_id` and `amount`, which is the place of a ranking. */
function outcomes({ brand, campaign, window, now }: Closing): RawBuilder<unknown> {
  const { currency } = moneyOf(brand);
  const { least = 1, places = 1 } = campaign.trigger;
  const measure = measureOf(campaign);
  if (measure !== undefined)
    return sql`select member_id, amount
      from (${playInWindow(brand, { campaign, measure, window }, currency)}) played
      where amount >= ${String(least)}::bigint`;
  return campaign.trigger.on === 'rank'
    ? sql`select member_id, place as amount
        from (${rankingIn(brand, { campaign, window }, { currency, now })}) ranked where place <= ${places}`
    : sql`select member_id, null::bigint as amount
        from (${membersOfLevel(brand, { campaign, window })}) levelled`;
}

/** Makes events of what a window has come to, once for a window. */
async function closeWindow(trx: Trx, closing: Closing): Promise<void> {
  const { brand, campaign, window, now } = closing;
  if (!(await markClosed(trx, { brand: brand.brand, campaign: campaign.id, day: window.day }, now))) return;
  const { on, level = '' } = campaign.trigger;
  // A level counts from when it is reached, and is reached once.
  const [key, at] =
    on === 'level' ? [level, new Date(window.until.getTime() - 1)] : [window.day, window.from];
  await sql`
    insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, due_at)
      select ${brand.brand}, member_id, ${on}, ${campaign.id}, ${key}, ${at}, amount, ${now}
        from (${outcomes(closing)}) outcomes order by member_id
      on conflict do nothing`.execute(trx);
}

/** Closes the windows of a brand's campaigns of play and rankings that have ended. */
export async function closeWindows(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const timeZone = zoneOf(brand);
  const at = new Date(now.getTime() - settleMs);
  // First, so that a salary goes to who has the level at the end.
  await closeLevels(db, brand, at);
  for (const campaign of campaignsOf(brand)) {
    if (!hasWindows(campaign) || campaign.enabled === false) continue;
    const windows = endedWindows(campaign, at, { timeZone, most });
    for (const window of await openOf(db, brand.brand, campaign.id, windows))
      await db.transaction().execute((trx) => closeWindow(trx, { brand, campaign, window, now }));
  }
}

/** Those of a campaign's windows that are not closed yet. */
async function openOf(
  db: Db,
  brand: string,
  campaign: string,
  windows: readonly PlayWindow[],
): Promise<PlayWindow[]> {
  const closed = await db
    .selectFrom('promotion_windows')
    .select('day')
    .where('brand', '=', brand)
    .where('campaign', '=', campaign)
    .execute();
  const before = new Set(closed.map(({ day }) => day));
  return windows.filter(({ day }) => !before.has(day));
}
