import type { LotteriesDocument } from '#contract/generated/documents.ts';
import type { BetType } from '#play/lottery/bet-type.ts';
import { inCurrency } from '#play/lottery/in-currency.ts';
import { families } from '#play/lottery-families.ts';
import type { Family } from '#play/lottery/family.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { DrawPlan } from '#play/lottery/schedule.ts';

type LotteryGame = LotteriesDocument['games'][string];
type LotteryTable = LotteriesDocument['tables'][string];
export type PrizeMode = LotteryTable['mode'];

/** A game that can be played: it is drawn at times, its family is known and its table offers something. */
export type Lottery = {
  code: string;
  game: LotteryGame;
  schedule: DrawPlan;
  table: LotteryTable;
  family: Family;
  /** Mode with its alias resolved. */
  mode: Exclude<PrizeMode, 'ZY'>;
  document: LotteriesDocument;
};

/** Resolves a prize mode in a brand: ZY is an alias. */
export const prizeModeOf = ({ aliases }: LotteriesDocument, mode: PrizeMode): Lottery['mode'] =>
  mode === 'ZY' ? (aliases?.ZY ?? 'Lott') : mode;

const lotteryOf = (document: LotteriesDocument, code: string): Lottery | undefined => {
  const game = Object.hasOwn(document.games, code) ? document.games[code] : undefined;
  const table = game && Object.hasOwn(document.tables, game.table) ? document.tables[game.table] : undefined;
  const family = table && families.get(table.family);
  const schedule = game?.schedule ?? game?.repeats;
  if (!game || !schedule || !table || !family || game.enabled === false) return undefined;
  if (!table.order.some((id) => family.betTypes.has(id) && Object.hasOwn(table.betTypes, id)))
    return undefined;
  return { code, game, schedule, table, family, mode: prizeModeOf(document, table.mode), document };
};

/** Lotteries of the brand, with units, limits and hints of its currency. */
export function lotteryDocument(brand: LiveBrand): LotteriesDocument | undefined {
  const document = documentOf(brand, 'lotteries');
  return document && inCurrency(document, moneyOf(brand).currency);
}

/** A lottery of the brand by its code; undefined when it is none, or not on. */
export function findLottery(brand: LiveBrand, code: string): Lottery | undefined {
  const document = lotteryDocument(brand);
  return document && lotteryOf(document, code);
}

/** Every lottery that is on. */
export function lotteriesOf(brand: LiveBrand): Lottery[] {
  const document = lotteryDocument(brand);
  return Object.keys(document?.games ?? {}).flatMap((code) => findLottery(brand, code) ?? []);
}

/** The bet types a lottery offers, in the brand's sequence. */
export const betTypesOf = ({ table, family }: Lottery): BetType[] =>
  table.order.flatMap((id) => (Object.hasOwn(table.betTypes, id) ? (family.betTypes.get(id) ?? []) : []));
