import { sql } from 'kysely';
import { measureOf } from '#play/promotions/triggers.ts';
import { endedWindows, type PlayWindow } from '#play/promotions/windows.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { playInWindow, type Asked } from './play.ts';

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

/** Makes events of the play of a window that reaches the least amount of its campaign, once for a window. */
async function closeWindow(
  trx: Trx,
  { brand, asked, now }: { brand: LiveBrand; asked: Asked; now: Date },
): Promise<void> {
  const { campaign, measure, window } = asked;
  if (!(await markClosed(trx, { brand: brand.brand, campaign: campaign.id, day: window.day }, now))) return;
  await sql`
    insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, due_at)
      select ${brand.brand}, member_id, ${measure}, ${campaign.id}, ${window.day}, ${window.from}, amount, ${now}
        from (${playInWindow(brand, asked, moneyOf(brand).currency)}) played
        where amount >= ${String(campaign.trigger.least ?? 1)}::bigint order by member_id
      on conflict do nothing`.execute(trx);
}

/** Closes the windows of a brand's campaigns of play that have ended. */
export async function closeWindows(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const timeZone = documentOf(brand, 'brand')?.timeZone ?? 'UTC';
  const at = new Date(now.getTime() - settleMs);
  for (const campaign of campaignsOf(brand)) {
    const measure = measureOf(campaign);
    if (measure === undefined || campaign.enabled === false) continue;
    const windows = endedWindows(campaign, at, { timeZone, most });
    for (const window of await openOf(db, brand.brand, campaign.id, windows)) {
      const asked = { campaign, measure, window };
      await db.transaction().execute((trx) => closeWindow(trx, { brand, asked, now }));
    }
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
