import type { CallTypes } from '#contract/generated/calls.ts';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { documentOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { itemName } from '#server/points/item-name.ts';
import { levelsOf, mallOf } from '#server/points/document.ts';
import { levelKeeping } from '#server/points/keep-level.ts';
import type { Level } from '#server/points/levels.ts';
import { levelStepsOf } from '#server/points/level-steps.ts';
import { levelMeasure } from '#server/points/measure-level.ts';
import { noteLevel } from '#server/points/member-level.ts';
import { campaignsOf } from '#server/promotions/campaigns.ts';
import { wordsOf } from '#server/promotions/words.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

type Context = ContextOf<'vipStatus'>;
type Presented = CallTypes['vipStatus']['value']['levels'][number];

const historyMax = 50;

const perksOn = ['level', 'salary'] as const;

/** What a promotion gives, where that is the same for all: an amount, with the name of a thing. */
function rewardOf(context: Context, { gives }: Campaign): Pick<Presented['perks'][number], 'reward'> {
  const { what, by, amount, item, ticket } = gives;
  if (by !== 'fixed' || amount === undefined) return {};
  const game = ticket && documentOf(context.brand, 'lotteries')?.games[ticket.game]?.name;
  const thing = ticket
    ? translator(context.brand, context.language)('promo.ticket', { game: game ?? ticket.game })
    : item !== undefined && itemName(context, { item, name: null });
  return { reward: { what, amount: String(amount), ...(typeof thing === 'string' && { thing }) } };
}

/** Promotions that run for members of a level; it brings those of the levels below it too. */
function perksOf(context: Context, upTo: readonly Level[]): Presented['perks'] {
  const { brand, now } = context;
  const has = new Set(upTo.map(({ id }) => id));
  const runs = ({ trigger: { level }, ...campaign }: Campaign): boolean =>
    campaign.enabled !== false &&
    level !== undefined &&
    has.has(level) &&
    phaseAt(campaign, now) === 'running';
  return campaignsOf(brand)
    .filter(runs)
    .flatMap((campaign) => {
      const on = perksOn.find((each) => each === campaign.trigger.on);
      const { id, title, content } = wordsOf(context, campaign);
      return on ? [{ id, on, title, content, ...rewardOf(context, campaign) }] : [];
    });
}

const withdrawalsOf = ({ item: { withdrawals } }: Level): Pick<Presented, 'withdrawals'> =>
  withdrawals
    ? {
        withdrawals: {
          first: withdrawals.first === true,
          ...(withdrawals.max !== undefined && { max: String(withdrawals.max) }),
          ...(withdrawals.perDay?.count !== undefined && { count: withdrawals.perDay.count }),
          ...(withdrawals.perDay?.sum !== undefined && { sum: String(withdrawals.perDay.sum) }),
        },
      }
    : {};

export const route = defineCall('vipStatus', async (context) => {
  const { brand, gateway, language, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  const asked = { brand, memberId: session.memberId, now };
  const has = await noteLevel(gateway.db, asked);
  const keeping = await levelKeeping(gateway.db, asked, has);
  const say = translator(brand, language);
  const levels = levelsOf(brand);
  const nameOf = (id: string): string => {
    const level = levels.find((each) => each.id === id);
    return level ? say(level.item.name) : id;
  };
  const { days } = mallOf(brand).levels;
  return {
    by: levelMeasure(brand),
    ...(days !== undefined && { days }),
    measured: String(has.measured),
    ...(has.level && { level: has.level.id }),
    ...(has.next && { next: has.next.id }),
    ...(keeping && {
      keep: {
        done: String(keeping.done),
        of: String(keeping.of),
        until: keeping.until.toISOString(),
        free: keeping.free,
        lower: say(keeping.lower.item.name),
      },
    }),
    ...(has.level?.item.host && { host: has.level.item.host }),
    levels: levels.map((level, index) => ({
      id: level.id,
      name: say(level.item.name),
      from: String(level.item.from),
      ...(level.item.keep !== undefined && { keep: String(level.item.keep) }),
      ...withdrawalsOf(level),
      ...(level.item.host && { host: true as const }),
      perks: perksOf(context, levels.slice(0, index + 1)),
    })),
    history: (await levelStepsOf(gateway.db, owner, historyMax)).map(({ level, before, why, at }) => ({
      level: nameOf(level),
      ...(before !== null && { before: nameOf(before) }),
      why,
      at: at.toISOString(),
    })),
    ...moneyOf(brand),
  };
});
