import { useText } from '#ui/text/use-text.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { drawName } from '../draw-name.ts';
import type { DrawnGame, LotteryGame } from '../room-types.ts';
import { DrawnBalls } from './DrawnBalls.tsx';

type Source = CallValue<'lotteryResults'>['source'];

/** A draw of the results board, with where its result comes from. */
export function DrawnLine({ draw, game, source }: { draw: DrawnGame; game: LotteryGame; source: Source }) {
  const say = useText();
  const { numero, result, seed, origin } = draw;
  return (
    <li className="lv-drawn-line">
      <span className="lv-drawn-numero">{drawName(numero, game)}</span>
      {result && <DrawnBalls result={result} family={game.family} size="small" />}
      {seed !== undefined && (
        <details className="lv-drawn-seed">
          <summary>{say('lottery.fair')}</summary>
          <p className="lv-hint">{say('lottery.fair.explain')}</p>
          <code>{seed}</code>
        </details>
      )}
      {origin === 'reported' && (
        <span className="lv-result-source">
          {source ? say('lottery.source', { source: source.label }) : say('lottery.source.reported')}
        </span>
      )}
    </li>
  );
}
