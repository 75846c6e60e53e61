import { useText } from '#ui/text/use-text.ts';
import type { Result } from '../room-types.ts';
import './balls.css';

/** Result of a draw as the game shows it: balls, dice or numbered cars; for Vietnamese draws the special prize. */
export function DrawnBalls({
  result,
  family,
  size = 'medium',
}: {
  result: Result;
  family: string;
  size?: 'small' | 'medium';
}) {
  const say = useText();
  const look = family === 'k3' ? 'die' : family === 'pk10' ? 'car' : 'ball';
  if (result.balls) {
    return (
      <ol className="lv-balls" data-look={look} data-size={size} aria-label={say('lottery.result')}>
        {result.balls.map((ball, index) => (
          // The positions of a result are stable.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="lv-ball" data-value={ball}>
            {look === 'die' ? <span className="lv-visually-hidden">{ball}</span> : ball}
          </li>
        ))}
      </ol>
    );
  }
  const special = result.prizes?.['DB']?.[0];
  return (
    <p className="lv-balls" data-size={size}>
      <span className="lv-special-name">{say('lottery.tier.DB')}</span>
      <span className="lv-special">{special ?? '·····'}</span>
    </p>
  );
}
