import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { rebateOf, totalOf } from '#play/lottery/odds.ts';
import type { SelectionFault } from '#play/lottery/panel.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { LotteryBetDetails } from './bet-details.ts';
import { betTypesOf, findLottery, type Lottery } from './catalogue.ts';
import { costOf, decimalOdds, stakeLimitsOf, oddsByLevel, prizeGroupsOf, unitsOf } from './offers.ts';

export type Slip = CallTypes['lotteryBet']['body'];
type Line = Slip['lines'][number];

export type SlipBet = {
  lottery: Lottery;
  numero: string;
  stake: bigint;
  details: LotteryBetDetails;
  /** Place of its line in the slip. */
  line: number;
  /** Numbers that it stakes on; empty for bets on something else. */
  numbers: readonly string[];
};
export type SlipFault = {
  ok: false;
  code:
    | 'GAME_NOT_FOUND'
    | 'BET_INVALID'
    | 'STAKE_OUT_OF_RANGE'
    | 'ODDS_CHANGED'
    | 'CHASE_INVALID'
    | 'SLIP_TOO_LARGE'
    | 'SLIP_TOO_SMALL';
  value?: {
    line: number;
    reason?: SelectionFault['code'] | 'BET_TYPE' | 'UNIT' | 'MULTIPLE' | 'GROUP';
    row?: string;
    minimum?: string;
    maximum?: string;
    odds?: Record<string, string>;
  };
};
type Read<T> = { ok: true; value: T } | SlipFault;

const usualSlip = { lines: 100, multiple: 9999, chaseDraws: 20, bets: 500 };
export const slipBounds = ({ document }: Pick<Lottery, 'document'>): typeof usualSlip => ({
  ...usualSlip,
  ...document.slip,
});

const refused = (
  line: number,
  reason: NonNullable<SlipFault['value']>['reason'],
  row?: string,
): SlipFault => ({
  ok: false,
  code: 'BET_INVALID',
  value: { line, ...(reason !== undefined && { reason }), ...(row !== undefined && { row }) },
});

/** The prize group of a line: one the member may choose, or none where odds are fixed. */
function groupOf(
  lottery: Lottery,
  { group }: Line,
  own: number | undefined,
): { ok: true; best?: number; group?: number } | { ok: false } {
  const groups = prizeGroupsOf(lottery, own);
  if (!groups) return group === undefined ? { ok: true } : { ok: false };
  const chosen = group ?? groups.highest;
  if (chosen < groups.lowest || chosen > groups.highest) return { ok: false };
  if (chosen !== groups.highest && (chosen - groups.lowest) % groups.step !== 0) return { ok: false };
  return { ok: true, best: groups.highest, group: chosen };
}

/** Checks one line by the brand's documents. `factor` is the multiplier of a chase. */
function readLine(
  { brand, own }: { brand: LiveBrand; own: number | undefined },
  line: Line,
  at: number,
  factor: number,
): Read<SlipBet> {
  const lottery = findLottery(brand, line.game);
  if (!lottery) return { ok: false, code: 'GAME_NOT_FOUND' };
  const { digits } = moneyOf(brand);
  const type = betTypesOf(lottery).find(({ id }) => id === line.betType);
  if (!type) return refused(at, 'BET_TYPE');
  const read = type.read(line.selection);
  if (!read.ok) return refused(at, read.code, read.row);
  const { bet } = read;
  const unit = BigInt(line.unit);
  const multiple = line.multiple * factor;
  const units = unitsOf(lottery, digits);
  if (units && !units.includes(unit)) return refused(at, 'UNIT');
  if (multiple > slipBounds(lottery).multiple) return refused(at, 'MULTIPLE');
  const chosen = groupOf(lottery, line, own);
  if (!chosen.ok) return refused(at, 'GROUP');

  const levels = oddsByLevel(lottery, type, chosen.group);
  const odds = Object.fromEntries(bet.levels.map((level) => [level, levels[level] ?? 0]));
  const lower = Object.entries(odds).some(([level, now]) => {
    const seen = line.odds?.[level];
    return seen !== undefined && Number(seen) > Number(decimalOdds(now));
  });
  if (lower) {
    const now = Object.fromEntries(Object.entries(odds).map(([level, value]) => [level, decimalOdds(value)]));
    return { ok: false, code: 'ODDS_CHANGED', value: { line: at, odds: now } };
  }

  const cost = costOf(lottery, type.id);
  const noteStake = unit * BigInt(multiple);
  const stake = totalOf(bet.notes, cost, noteStake);
  const { minimumStake, maximumBet, maximumPayout } = stakeLimitsOf(lottery, digits, type.id);
  if (noteStake < minimumStake || stake > maximumBet) {
    const value = { line: at, minimum: String(minimumStake), maximum: String(maximumBet) };
    return { ok: false, code: 'STAKE_OUT_OF_RANGE', value };
  }
  const rebate =
    chosen.best === undefined || chosen.group === undefined ? 0n : rebateOf(stake, chosen.best, chosen.group);
  const details: LotteryBetDetails = {
    name: lottery.game.name,
    betType: type.id,
    selection: bet.selection,
    notes: bet.notes,
    cost,
    unit: line.unit,
    multiple,
    odds,
    most: String(maximumPayout),
    ...(chosen.group !== undefined && { group: chosen.group }),
    ...(rebate > 0n && { rebate: String(rebate) }),
  };
  return {
    ok: true,
    value: { lottery, numero: line.numero, stake, details, line: at, numbers: bet.numbers ?? [] },
  };
}

/** The draws that every line is played in, each with its factor; the line's own comes first. */
function rounds({ lines, chase }: Slip): { numero: string | undefined; factor: number }[] | undefined {
  if (!chase) return [{ numero: undefined, factor: 1 }];
  const [first] = lines;
  const same = lines.every((line) => line.game === first?.game && line.numero === first.numero);
  const numeros = chase.draws.map(({ numero }) => numero);
  const distinct = new Set([first?.numero, ...numeros]).size === numeros.length + 1;
  if (!same || !distinct) return undefined;
  return [
    { numero: undefined, factor: 1 },
    ...chase.draws.map(({ numero, multiple }) => ({ numero, factor: multiple })),
  ];
}

/**
 * Checks a slip by the brand's documents: its bets, their costs and odds. The state of its draws is not known here.
 * @param chaseId id of the chase that its bets form
 * @param own prize group of the member's own
 */
export function readSlip(brand: LiveBrand, slip: Slip, chaseId: string, own?: number): Read<SlipBet[]> {
  const played = rounds(slip);
  if (!played) return { ok: false, code: 'CHASE_INVALID' };
  const bets: SlipBet[] = [];
  for (const { numero, factor } of played) {
    for (const [at, line] of slip.lines.entries()) {
      const read = readLine({ brand, own }, numero === undefined ? line : { ...line, numero }, at, factor);
      if (!read.ok) return read;
      const bounds = slipBounds(read.value.lottery);
      if ((slip.chase?.draws.length ?? 0) > bounds.chaseDraws) return { ok: false, code: 'CHASE_INVALID' };
      if (slip.lines.length > bounds.lines || bets.length >= bounds.bets) {
        return { ok: false, code: 'SLIP_TOO_LARGE' };
      }
      if (slip.lines.length < (read.value.lottery.document.hints?.lines ?? 1)) {
        return { ok: false, code: 'SLIP_TOO_SMALL' };
      }
      const { chase } = slip;
      const details = chase
        ? { ...read.value.details, chase: chaseId, ...(chase.stopOnWin && { stopOnWin: true as const }) }
        : read.value.details;
      bets.push({ ...read.value, details });
    }
  }
  return { ok: true, value: bets };
}
