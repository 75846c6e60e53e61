import { ballFamily } from '../ball/ball-family.ts';
import { digitBets } from '../ball/digit-bets-of.ts';

/** Five digits, each 0–9. */
export const ssc = ballFamily('ssc', { count: 5, from: 0, to: 9, repeats: true }, digitBets(5));
