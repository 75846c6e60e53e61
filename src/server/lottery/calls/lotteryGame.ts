import { minorOf } from '#play/lottery/minor-of.ts';
import { betTypesOf, findLottery, type Lottery } from '../catalogue.ts';
import { drawnDraw, drawnDraws, openDraw, openDraws } from '../draws.ts';
import { costOf, decimalOdds, stakeLimitsOf, oddsByLevel, prizeGroupsOf, unitsOf } from '../offers.ts';
import { slipBounds } from '../read-slip.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { entryOf } from './entries.ts';
import { openNumbers } from './open-numbers.ts';

const usualHints = { minimumBet: '1' };

/** The bet types of a lottery with what they cost, pay and allow. */
const offered = (lottery: Lottery, digits: number) =>
  betTypesOf(lottery).map((type) => {
    const { minimumStake, maximumBet } = stakeLimitsOf(lottery, digits, type.id);
    return {
      id: type.id,
      group: type.group,
      cost: costOf(lottery, type.id),
      levels: Object.entries(oddsByLevel(lottery, type)).map(([level, odds]) => ({
        level,
        odds: decimalOdds(odds),
      })),
      minimum: String(minimumStake),
      maximum: String(maximumBet),
    };
  });

/** Whether odds go by rates, and how far. */
const ratesOf = ({ document: { prizeGroup } }: Lottery) =>
  prizeGroup?.byRate === true && { byRate: true, most: prizeGroup.highest };

export const route = defineCall('lotteryGame', async ({ gateway: { db }, brand, now, query }) => {
  const lottery = findLottery(brand, query.game);
  if (!lottery) return refuseCall('GAME_NOT_FOUND');
  const { currency, digits } = moneyOf(brand);
  const groups = prizeGroupsOf(lottery);
  const units = unitsOf(lottery, digits);
  const bounds = slipBounds(lottery);
  const limits = stakeLimitsOf(lottery, digits);
  const { minimumBet, lines } = { ...usualHints, ...lottery.document.hints };
  const of = { brand: brand.brand, game: lottery.code, now };
  const open = await openDraws(db, { ...of, limit: bounds.chaseDraws + 1 });
  const last = (await drawnDraws(db, { ...of, limit: 3 })).find(({ result }) => result !== null);
  const numbers = await openNumbers(db, brand, lottery, { numero: open[0]?.numero, digits });
  return {
    game: entryOf(brand, lottery, open[0]),
    betTypes: offered(lottery, digits),
    ...(numbers && { numbers }),
    ...(units && { units: units.map(String) }),
    ...(groups && { prizeGroups: { ...groups, ...ratesOf(lottery) } }),
    limits: {
      minimumStake: String(limits.minimumStake),
      maximumBet: String(limits.maximumBet),
      maximumPayout: String(limits.maximumPayout),
      lines: bounds.lines,
      multiple: bounds.multiple,
      chaseDraws: bounds.chaseDraws,
    },
    hints: {
      minimumBet: String(minorOf(minimumBet, digits)),
      ...(lines !== undefined && { lines }),
    },
    cancel: lottery.game.cancel ?? false,
    draws: open.map(openDraw),
    ...(last && { last: { code: lottery.code, name: lottery.game.name, ...drawnDraw(last, now) } }),
    now: now.getTime(),
    currency,
    digits,
  };
});
