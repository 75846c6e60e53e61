import type { RaffleDocument } from '#contract/generated/documents.ts';

export type Raffle = RaffleDocument;
export type RafflePrize = Raffle['prizes'][number];

type Timed = Pick<Raffle, 'from' | 'until' | 'drawsAt'>;

/** coming · open: tickets are given · closed: tickets have numbers · due: to be drawn. */
export type RafflePhase = 'coming' | 'open' | 'closed' | 'due';

/** Where a moment lies between the times of a raffle; what begins at a moment belongs to what follows. */
export function rafflePhase({ from, until, drawsAt }: Timed, at: Date): RafflePhase {
  const now = at.getTime();
  if (now < Date.parse(from)) return 'coming';
  if (now < Date.parse(until)) return 'open';
  return now < Date.parse(drawsAt) ? 'closed' : 'due';
}

/** Prize of each place, the first place first. */
export const prizesByPlace = ({ prizes }: Pick<Raffle, 'prizes'>): RafflePrize[] =>
  prizes.flatMap((prize) => Array.from({ length: prize.places ?? 1 }, () => prize));

/** Most tickets of a raffle: numbers of a draw are words of 32 bits. */
export const ticketsMax = 4_000_000_000;

/**
 * Tickets that win, the first place first: numbers from 0 below `tickets` as `random` brings them, one that has won before left out.
 * Fewer than `places` if there are fewer tickets.
 */
export function drawTickets(
  random: (below: number) => number,
  { tickets, places }: { tickets: number; places: number },
): number[] {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(tickets, places)) drawn.add(random(tickets));
  return [...drawn];
}
