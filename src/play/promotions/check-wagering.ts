import { isJsonObject, own } from '#engine/json/json.ts';
import type { Brand } from '#engine/validate/brand.ts';
import { minorOf } from '../lottery/minor-of.ts';
import { moneyWords } from './amount-words.ts';
import type { Campaign } from './campaign.ts';
import type { Fault } from './fault.ts';
import { smallestReward } from './reward.ts';
import { otherwisePercent, type Wagering } from './wagering.ts';

const code = 'PROMOTION_WAGERING';
type Wagered = Pick<Campaign, 'gives' | 'trigger'>;
type WageringBrand = Pick<Brand<typeof code>, 'abstract' | 'document'>;

/** Contradictions in the wagering of a bonus, and of it with trigger, reward and the games of the brand. */
export function wageringFaults(brand: WageringBrand, campaign: Wagered): Fault[] {
  const { what, wagering } = campaign.gives;
  if (what === 'bonus') return wagering ? wageringOf(brand, campaign, wagering) : [missing];
  if (!wagering) return [];
  if (what === 'freeRounds') return wageringOf(brand, campaign, wagering);
  const message = `"wagering" never counts with "${what}".`;
  return [{ code, pointer: '/gives/wagering', message, fix: 'Remove it, or give a bonus.' }];
}

const missing: Fault = {
  code,
  pointer: '/gives/what',
  message: 'A bonus needs "wagering", without which it never becomes money.',
  fix: 'Add "wagering" to "gives", or write "money".',
};

const wageringOf = (brand: WageringBrand, campaign: Wagered, wagering: Wagering): Fault[] => [
  ...baseFaults(campaign, wagering),
  ...nothingCounts(wagering),
  ...capFaults(brand, campaign, wagering),
  ...(brand.abstract ? [] : [...stakeFaults(brand, wagering), ...unknownFaults(brand, wagering)]),
];

function baseFaults({ trigger }: Wagered, { of }: Wagering): Fault[] {
  if (of !== 'bonusAndDeposit' || trigger.on === 'deposit') return [];
  const message = `"${trigger.on}" has no deposit that could be wagered with the bonus.`;
  return [{ code, pointer: '/gives/wagering/of', message, fix: 'Write "bonus", or choose deposit.' }];
}

/** Percents by place, the fallback included. */
const percents = (wagering: Wagering): number[] => [
  otherwisePercent(wagering),
  ...['categories' as const, 'vendors' as const, 'games' as const].flatMap((by) =>
    Object.values(wagering.contributions?.[by] ?? {}),
  ),
];

function nothingCounts(wagering: Wagering): Fault[] {
  if (percents(wagering).some((percent) => percent > 0)) return [];
  const message = 'No stake counts, so that the bonus never becomes money.';
  const fix = 'Let a game, vendor, category or everything otherwise count above 0.';
  return [{ code, pointer: '/gives/wagering/contributions', message, fix }];
}

function capFaults(
  brand: WageringBrand,
  { gives, trigger }: Wagered,
  { maxWin, sticky = false }: Wagering,
): Fault[] {
  // What free rounds win has no smallest amount.
  if (gives.what === 'freeRounds') return [];
  const smallest = smallestReward(gives, trigger.least);
  if (maxWin === undefined || sticky || BigInt(maxWin) >= smallest) return [];
  const message = `At most ${moneyWords(brand, maxWin)} become money and the smallest bonus is ${moneyWords(brand, smallest)}, so that a member loses by winning.`;
  const fix = `Write ${moneyWords(brand, smallest)} or more, or a sticky bonus.`;
  return [{ code, pointer: '/gives/wagering/maxWin', message, fix }];
}

const objectOf = (brand: WageringBrand, key: string, name: string): Readonly<Record<string, unknown>> => {
  const value = own(brand.document(key)?.content ?? {}, name);
  return isJsonObject(value) ? value : {};
};

/** Smallest stake that the lotteries of a brand take, in minor units of its currency; undefined if they name none. */
function smallestLotteryStake(brand: WageringBrand): bigint | undefined {
  const { currency, currencyDigits } = brand.document('brand/main')?.content ?? {};
  const inItsCurrency = objectOf(brand, 'lotteries/main', 'byCurrency')[String(currency)];
  const limits = {
    ...objectOf(brand, 'lotteries/main', 'limits'),
    ...(isJsonObject(inItsCurrency) && isJsonObject(inItsCurrency['limits']) && inItsCurrency['limits']),
  };
  const stake = limits['minimumStake'];
  const digits = typeof currencyDigits === 'number' ? currencyDigits : 2;
  return typeof stake === 'string' ? minorOf(stake, digits) : undefined;
}

/** True if stakes on nothing but lotteries count. */
function onlyLotteries(wagering: Wagering): boolean {
  const { categories = {}, vendors = {}, games = {} } = wagering.contributions ?? {};
  const counts = (by: Readonly<Record<string, number>>): string[] =>
    Object.keys(by).filter((name) => (by[name] ?? 0) > 0);
  return (
    otherwisePercent(wagering) === 0 &&
    [...counts(vendors), ...counts(games)].length === 0 &&
    counts(categories).every((category) => category === 'LOTT' || category === 'ELOTT')
  );
}

function stakeFaults(brand: WageringBrand, wagering: Wagering): Fault[] {
  const { maxStake } = wagering;
  const smallest = smallestLotteryStake(brand);
  if (maxStake === undefined || smallest === undefined || !onlyLotteries(wagering)) return [];
  if (BigInt(maxStake) >= smallest) return [];
  const message = `Only lotteries count, which take ${moneyWords(brand, smallest)} at least, and bonus money may stake ${moneyWords(brand, maxStake)}, so that it is never played.`;
  const fix = `Write ${moneyWords(brand, smallest)} or more, or let games count.`;
  return [{ code, pointer: '/gives/wagering/maxStake', message, fix }];
}

/** Values of a property of the entries of an object in a document. */
const valuesOf = (entries: Readonly<Record<string, unknown>>, name: string): string[] =>
  Object.values(entries).flatMap((entry) => {
    const value = isJsonObject(entry) ? own(entry, name) : undefined;
    return typeof value === 'string' ? [value] : [];
  });

function unknownFaults(brand: WageringBrand, { contributions = {} }: Wagering): Fault[] {
  const lotteries = objectOf(brand, 'lotteries/main', 'games');
  const known = {
    vendors: [
      ...valuesOf(objectOf(brand, 'lobby/main', 'vendors'), 'vassalage'),
      ...valuesOf(lotteries, 'accountType'),
    ],
    games: [...valuesOf(objectOf(brand, 'lobby/main', 'games'), 'code'), ...Object.keys(lotteries)],
  };
  return (['vendors', 'games'] as const).flatMap((by) =>
    Object.keys(contributions[by] ?? {})
      .filter((name) => !known[by].includes(name))
      .map((name) => ({
        code,
        pointer: `/gives/wagering/contributions/${by}/${name}`,
        message: `The brand has no ${by === 'games' ? 'game' : 'vendor'} "${name}", so that its percent never counts.`,
        fix: `Remove it, or write ${by === 'games' ? 'the code of a game' : 'the vassalage of a vendor'} of the lobby or the lotteries.`,
      })),
  );
}
