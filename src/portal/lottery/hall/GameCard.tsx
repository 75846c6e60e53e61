import { Link } from 'react-router-dom';
import { useText } from '#ui/text/use-text.ts';
import { DrawClock } from '../DrawClock.tsx';
import { DrawnAt } from '../results/DrawnAt.tsx';
import type { LotteryGame } from '../room-types.ts';

/** A game with the countdown to its close; links to its room on the same page. */
export function GameCard({ game, serverNow }: { game: LotteryGame; serverNow: () => number }) {
  const say = useText();
  const { next } = game;
  return (
    <Link to={`?gameCode=${encodeURIComponent(game.code)}`} className="lv-lottery-card">
      <img src={game.image} alt="" width={64} height={64} loading="lazy" className="lv-lottery-card-image" />
      <span className="lv-lottery-card-words">
        <span className="lv-lottery-card-name">
          {game.name}
          {game.isHot === 1 && <span className="lv-lottery-card-hot">{say('lottery.hot')}</span>}
        </span>
        <span className="lv-lottery-card-when">
          <DrawnAt game={game} drawsAt={next?.drawsAt} />
        </span>
      </span>
      {next ? (
        <DrawClock closesAt={next.closesAt} serverNow={serverNow} />
      ) : (
        <span className="lv-lottery-card-when">{say('block.draws.closed')}</span>
      )}
    </Link>
  );
}
