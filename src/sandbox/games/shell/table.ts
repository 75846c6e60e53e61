import { createContext, use } from 'react';
import type { Json } from '../rules/rules.ts';
import type { Hello, GameRound } from './api.ts';
import type { Say } from './texts.ts';

/** Context of every game. */
export type Table = {
  hello: Hello;
  say: Say;
  /** Minor units as text, with the currency. */
  money(amount: string | bigint): string;
  /** Without it. */
  short(amount: string | bigint): string;
  /** As on a chip: "1.5K". */
  chipText(amount: string | bigint): string;
  /** A multiplier from ten-thousandths, as "1.95×". */
  timesText(tenThousandths: number): string;
  /** Decimal odds from hundredths. */
  oddsText(hundredths: number): string;
  chip: string;
  setChip(chip: string): void;
  /** A bet is on its way, or the portal has paused the game. */
  busy: boolean;
  pot: string | null;
  free: Hello['free'];
  /** Takes the stake and answers the round; undefined after a refusal, which is on show already. `stake` is taken off the balance shown; `free`: free rounds that it is one of. */
  play(bet: Json, stake: bigint, free?: string): Promise<GameRound | undefined>;
  act(round: GameRound, move: Json, stake?: bigint): Promise<GameRound | undefined>;
  /** The page has shown how the round went: now balance and result may be told; `words` in place of the usual ones of a win or a loss. */
  shown(round: GameRound, words?: { won?: string | undefined; lost?: string | undefined }): void;
  /** Said between the steps of a round that takes long to show: its result is still not to be told, by the portal either. */
  showsMore(): void;
  tell(words: string): void;
  /** Asks for the balance anew: something was paid that the page did not play just now. */
  refresh(): Promise<void>;
  /** The player wants little motion: results are shown at once. */
  still: boolean;
  /** Milliseconds since 1970 on the vendor's server. */
  now(): number;
};

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = use(TableContext);
  if (!table) throw new Error('A game is shown without its table.');
  return table;
}
