import { branchesOf } from './figures.ts';
import type { Line } from './lines.ts';
import { spanOf, spans, type FigureSpan } from './spans.ts';

/** Settled bets of a member on a day by one of its lines. */
export type PlayedDay = { day: string; line: Line; bets: number };

/** Active members of a branch in a span that begins on `day`, more or fewer than before. */
export type ActiveChange = { member: string; of: string; span: FigureSpan; day: string; members: 1 | -1 };

/** Branches and spans in which a member has played, by their keys. */
function activeIn(member: string, played: readonly PlayedDay[]): Map<string, Omit<ActiveChange, 'members'>> {
  const found = new Map<string, Omit<ActiveChange, 'members'>>();
  for (const { day, line, bets } of played) {
    if (bets <= 0) continue;
    for (const span of spans) {
      const begins = spanOf(span, day);
      for (const branch of branchesOf(member, line))
        found.set(`${span} ${begins} ${branch.member} ${branch.of}`, { ...branch, span, day: begins });
    }
  }
  return found;
}

/**
 * How the number of active members of each branch changes with what one member has played. Both lists are of whole months and weeks:
 * who has moved or has another rate meanwhile is still one member.
 */
export function activeChanges(
  member: string,
  before: readonly PlayedDay[],
  after: readonly PlayedDay[],
): ActiveChange[] {
  const [was, is] = [activeIn(member, before), activeIn(member, after)];
  const gone = [...was].filter(([key]) => !is.has(key));
  const come = [...is].filter(([key]) => !was.has(key));
  return [
    ...gone.map(([, branch]) => ({ ...branch, members: -1 as const })),
    ...come.map(([, branch]) => ({ ...branch, members: 1 as const })),
  ];
}
