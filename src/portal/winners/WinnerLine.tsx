import type { ReactNode } from 'react';
import { LazyImage } from '#ui/primitives/index.ts';
import './winners.css';

/** One winner: picture and name of the game, player, and amount. */
export function WinnerLine({
  rank,
  name,
  game,
  amount,
  when,
}: {
  rank?: number;
  name: string;
  game: { name: string; image: string | null };
  amount: string;
  when?: ReactNode;
}) {
  return (
    <li className="lv-winner" data-rank={rank}>
      {rank !== undefined && <span className="lv-winner-rank">{rank}</span>}
      {game.image === null ? (
        <span className="lv-winner-picture" />
      ) : (
        <LazyImage src={game.image} alt="" className="lv-winner-picture" />
      )}
      <span className="lv-winner-words">
        <bdi className="lv-winner-name">{name}</bdi>
        <span className="lv-winner-game lv-clipped">{game.name}</span>
      </span>
      <span className="lv-winner-end">
        <span className="lv-winner-amount">{amount}</span>
        {when !== undefined && <span className="lv-winner-when lv-clipped">{when}</span>}
      </span>
    </li>
  );
}
