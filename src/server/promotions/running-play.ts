import { zoneOf } from '#server/brands/documents.ts';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { isEarly, measureOf } from '#play/promotions/triggers.ts';
import { runningWindow } from '#play/promotions/windows.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { levelForCampaigns, noteLevels } from './levels.ts';
import { playOfMember, type AskedPlay } from './play.ts';

type Reader = { brand: LiveBrand; member: Pick<Member, 'id'>; now: Date };

/** A campaign of play, its window that runs, and what the member's bets in it measure. */
export type RunningPlay = AskedPlay & { amount: bigint };

/** What a member's bets measure in the windows that run, of all campaigns or of some. */
export async function runningPlay(
  db: Db,
  { brand, member, now }: Reader,
  counts: (campaign: Campaign) => boolean = () => true,
): Promise<RunningPlay[]> {
  const timeZone = zoneOf(brand);
  const asked = campaignsOf(brand).flatMap((campaign): AskedPlay[] => {
    const measure = measureOf(campaign);
    const isOn = campaign.enabled !== false && phaseAt(campaign, now) === 'running';
    if (measure === undefined || !isOn || !counts(campaign)) return [];
    const window = runningWindow(campaign, now, timeZone);
    return window ? [{ campaign, measure, window }] : [];
  });
  const { currency } = moneyOf(brand);
  const amounts = await playOfMember(db, { brand, memberId: member.id, currency }, asked);
  return asked.map((each, index) => ({ ...each, amount: amounts[index] ?? 0n }));
}

/** Makes events of what a member has reached, as the closing of the windows would; once for a window. */
export async function noteReached(
  db: Db,
  { brand, member, now }: Reader,
  play: readonly RunningPlay[],
): Promise<void> {
  const reached = play.filter(({ campaign, amount }) => amount >= BigInt(campaign.trigger.least ?? 1));
  if (reached.length === 0) return;
  await db
    .insertInto('promotion_events')
    .values(
      reached.map(({ campaign, measure, window, amount }) => ({
        brand: brand.brand,
        member_id: member.id,
        kind: measure,
        campaign: campaign.id,
        key: window.day,
        at: window.from,
        amount,
        method: null,
        due_at: now,
        done_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Looks at what a member has reached, where nothing else of it is told. */
export async function lookAtPlay(db: Db, reader: Reader): Promise<void> {
  await noteReached(db, reader, await runningPlay(db, reader, isEarly));
  const level = await levelForCampaigns(db, reader);
  if (level) await noteLevels(db, reader, level);
}
