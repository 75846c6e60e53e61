import type { Change } from '#play/agents/figures.ts';
import type { KeptLine } from './lines.ts';

/** Game of a bet, as the bet has it. */
export type PlayedGame = { source: string; vassalage: string; gameType: string; gameCode: string };

/** A change of figures by a line that has its row; `plays` if it makes the member active. */
export type KeptChange = Change & {
  line: KeptLine;
  currency: string;
  plays: boolean;
  /** Of a bet. */
  game?: PlayedGame | undefined;
};
