import { ballFamily } from '../ball/ball-family.ts';
import { digitBets } from '../ball/digit-bets-of.ts';

/** Six digits, each 0–9. */
export const sixDigits = ballFamily('6d', { count: 6, from: 0, to: 9, repeats: true }, digitBets(6));
