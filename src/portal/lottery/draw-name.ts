import type { LotteryGame } from './room-types.ts';

const coded = /^(\d{4})(\d{2})(\d{2})(?:-(\d{2})(\d{2}))?$/u;

/** Name of a draw for players: day and time of a game with a schedule, the number of one drawn all day. */
export function drawName(numero: string, game?: Pick<LotteryGame, 'everySeconds'>): string {
  const [, year, month, day, hour, minute] = coded.exec(numero) ?? [];
  if (year === undefined) return numero;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return date;
  // The second part counts the draws of a day, unless a known game is drawn at times.
  return game && game.everySeconds === undefined ? `${date} ${hour}:${minute}` : numero;
}
