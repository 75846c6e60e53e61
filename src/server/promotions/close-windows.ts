import { endedWindows } from '#play/promotions/windows.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { closeWindow } from './losses.ts';

/** Windows that are made up for after a time without a process. */
const most = 14;

/** Milliseconds after its end until a window is closed, for bets whose settlement is still being written. */
const settleMs = 60_000;

/** Closes the windows of a brand's campaigns of losses that have ended. */
export async function closeWindows(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const timeZone = documentOf(brand, 'brand')?.timeZone ?? 'UTC';
  const { currency } = moneyOf(brand);
  const at = new Date(now.getTime() - settleMs);
  for (const campaign of campaignsOf(brand)) {
    const { id, enabled, trigger } = campaign;
    if (trigger.on !== 'loss' || enabled === false) continue;
    const windows = endedWindows(campaign, at, { timeZone, most });
    const closed = await db
      .selectFrom('promotion_windows')
      .select('day')
      .where('brand', '=', brand.brand)
      .where('campaign', '=', id)
      .execute();
    const before = new Set(closed.map(({ day }) => day));
    for (const window of windows.filter(({ day }) => !before.has(day))) {
      const least = trigger.least ?? 1;
      await db
        .transaction()
        .execute((trx) =>
          closeWindow(trx, { brand: brand.brand, campaign: id, currency, least, window, now }),
        );
    }
  }
}
