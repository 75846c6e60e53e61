import { plannedDraws, type PlannedDraw } from '#play/lottery/schedule.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { documentOf } from '../documents/reader.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { Lottery } from './lottery.ts';

const AHEAD = 62 * 86_400_000;
const SHOWN = 5;

/** The next draws of a lottery as it is drafted; none of a schedule that cannot be read. */
export function nextDraws({ schedule, repeats }: Lottery, now: number, limit: number): PlannedDraw[] {
  const plan = schedule ?? repeats;
  if (!plan) return [];
  try {
    return plannedDraws(plan, { from: now, until: now + AHEAD, limit });
  } catch {
    return [];
  }
}

const useBrandZone = (): string => documentOf(usePackDocuments(), 'brand', 'main')?.timeZone ?? 'UTC';

/** When a lottery is drawn next, by the clocks of the brand. */
export const NextDraw = ({ lottery }: { lottery: Lottery }) => {
  const { timers } = useAdmin();
  const zone = useBrandZone();
  const [next] = nextDraws(lottery, timers.now(), 1);
  return (
    <span>
      {next
        ? say('console.lotteries.next', { moment: momentText(new Date(next.drawsAt), zone) })
        : say('console.lotteries.never')}
    </span>
  );
};

/** The next draws, each with the moment at which its bets close. */
export const NextDraws = ({ lottery }: { lottery: Lottery }) => {
  const { timers } = useAdmin();
  const zone = useBrandZone();
  const draws = nextDraws(lottery, timers.now(), SHOWN);
  return (
    <div className="op-field">
      <span className="op-label">{say('console.lotteries.draws', { zone })}</span>
      {draws.length === 0 ? (
        <p className="op-quiet">{say('console.lotteries.never')}</p>
      ) : (
        <ol aria-label={say('console.lotteries.draws', { zone })}>
          {draws.map(({ numero, drawsAt, closesAt }) => (
            <li key={numero}>
              {say('console.lotteries.draw', {
                moment: momentText(new Date(drawsAt), zone),
                close: momentText(new Date(closesAt), zone),
              })}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
