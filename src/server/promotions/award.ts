import { own } from '#engine/json/json.ts';
import { isClaimed, type Campaign } from '#play/promotions/campaign.ts';
import type { Cause } from '#play/promotions/cause.ts';
import { wagerTarget } from '#play/promotions/wagering.ts';
import { decideAward, type Refusal } from '#play/promotions/decide.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Trx } from '#server/db/types.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import type { Member } from '#server/members/members.ts';
import { takeItem } from '#server/points/give-item.ts';
import { returnStock } from '#server/points/stock.ts';
import { takesEntries } from '#server/raffles/entries.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { takeBudget } from './budget.ts';
import { creditAward } from './credit.ts';
import { lockedDeviceCount } from './device-counts.ts';
import { hasCurrency } from './reward-kind.ts';
import { joinCampaign } from './join.ts';
import { noteAward, standingIn, type Award, type Shares } from './standing.ts';
import type { AwardThing } from './tables.ts';

/** Free rounds as they are given now; undefined for a game that is not offered. */
function freeRoundsOf(
  brand: LiveBrand,
  { game: id, stake, days, maxWin }: NonNullable<Campaign['gives']['freeRounds']>,
  wagering: Campaign['gives']['wagering'],
): AwardThing | undefined {
  const lobby = documentOf(brand, 'lobby');
  const game = own(lobby?.games ?? {}, id);
  const vendor = game && own(lobby?.vendors ?? {}, game.vendor);
  if (!game || !vendor || game.enabled === false || vendor.enabled === false) return undefined;
  const { name, code } = game;
  const { vassalage } = vendor;
  const bounds = { most: maxWin === undefined ? null : String(maxWin), wagering: wagering ?? null };
  const { currency } = moneyOf(brand);
  return { freeGame: id, name, vassalage, code, currency, stake: String(stake), days, ...bounds };
}

/** What a campaign gives besides amounts: items are taken from their stock, undefined if there are none left. Null for amounts. */
async function thingOf(
  trx: Trx,
  brand: LiveBrand,
  { gives: { what, item: id, ticket, freeRounds, wagering } }: Campaign,
  quantity: bigint,
): Promise<AwardThing | null | undefined> {
  if (what === 'ticket' && ticket) {
    const name = documentOf(brand, 'lotteries')?.games[ticket.game]?.name ?? ticket.game;
    return { ...ticket, unit: String(ticket.unit), name };
  }
  if (what === 'freeRounds' && freeRounds) return freeRoundsOf(brand, freeRounds, wagering);
  if (what !== 'item' || id === undefined) return null;
  const taken = await takeItem(trx, brand, { item: id, quantity: Number(quantity) });
  if (!taken) return undefined;
  const { kind, name, cash = 0 } = taken.item;
  return {
    item: id,
    name: plainTranslator(brand, 'en')(name),
    kind,
    cash: String(cash),
    currency: moneyOf(brand).currency,
    left: taken.left,
  };
}

export type Awarded = { ok: true; award: Award } | { ok: false; why: Refusal };

/** What has to be wagered for a bonus, which the award keeps; null for what is no bonus. */
const wageringOf = ({ gives: { what, wagering } }: Campaign, bonus: bigint, base: bigint): string | null =>
  what === 'bonus' && wagering
    ? JSON.stringify({ target: String(wagerTarget(wagering, { bonus, base })), terms: wagering })
    : null;

/**
 * Gives a member the reward of a campaign for a cause, or says why not: award, budget and money in the caller's transaction. The caller
 * holds the member's purse (lockPurses), so that limits hold for parallel requests.
 */
export async function giveAward(
  trx: Trx,
  {
    brand,
    member,
    campaign,
    cause,
    now,
    random,
    shares,
  }: {
    brand: LiveBrand;
    member: Member;
    campaign: Campaign;
    cause: Cause;
    now: Date;
    random: RandomBytes;
    /** Read under the lock of the purse; the award is noted there. */
    shares: Shares;
  },
): Promise<Awarded> {
  const owner = { brand: brand.brand, memberId: member.id };
  const standing = standingIn(campaign, shares, { brand, member, now });
  const onDevice =
    campaign.limits?.device === undefined
      ? 0
      : await lockedDeviceCount(trx, { ...owner, campaign: campaign.id });
  const decision = decideAward(campaign, cause, {
    ...standing,
    onDevice: Math.max(standing.onDevice, onDevice),
  });
  if (!decision.ok) return decision;
  const { what, raffle } = campaign.gives;
  if (raffle !== undefined && !(await takesEntries(trx, { brand: brand.brand, raffle })))
    return { ok: false, why: 'ENDED' };
  const thing = await thingOf(trx, brand, campaign, decision.amount);
  if (thing === undefined) return { ok: false, why: 'BUDGET' };
  // Between the look at the budget and this, others may have taken the rest.
  const taken = await takeBudget(trx, { brand: brand.brand, campaign }, decision.amount);
  if (!taken) {
    if (thing && 'item' in thing && thing.left !== null)
      await returnStock(trx, { brand: brand.brand, item: thing.item }, Number(decision.amount));
    return { ok: false, why: 'BUDGET' };
  }
  const waits = isClaimed(campaign);
  const award = await trx
    .insertInto('promotion_awards')
    .values({
      brand: brand.brand,
      member_id: member.id,
      campaign: campaign.id,
      cause: cause.cause,
      id: newId(random),
      what,
      amount: decision.amount,
      currency: hasCurrency(what) ? moneyOf(brand).currency : null,
      raffle: raffle ?? null,
      thing: thing && JSON.stringify(thing),
      wagering: wageringOf(campaign, decision.amount, cause.base),
      state: waits ? 'OPEN' : 'ISSUED',
      made_at: now,
      credited_at: waits ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await joinCampaign(trx, { ...owner, campaign: campaign.id, now });
  noteAward(shares, award, taken);
  if (!waits) await creditAward(trx, award, now);
  await noteMessage(trx, {
    ...owner,
    topic: waits ? 'rewardWaiting' : 'rewardCredited',
    key: award.id,
    at: now,
    details: {
      promotion: campaign.title,
      reward: {
        what,
        amount: String(award.amount),
        ...(award.currency !== null && { currency: award.currency }),
        ...(thing && { thing: thing.name, ...('item' in thing && { item: thing.item }) }),
      },
    },
  });
  return { ok: true, award };
}
