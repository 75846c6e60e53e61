import type { ReactNode } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { GameCard } from './GameCard.tsx';
import type { LotteryGame } from './room-types.ts';

type RowProps = { title: string; games: readonly LotteryGame[]; serverNow: () => number };

/** Games under a title; nothing without one. */
export function HallRow({ title, games, serverNow }: RowProps): ReactNode {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="lv-hall-group">{title}</h2>
      <ul className="lv-hall-games">
        {games.map((game) => (
          <li key={game.code}>
            <GameCard game={game} serverNow={serverNow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Games played lately; nothing for whoever has played none. */
export function RecentLotteries({ serverNow }: { serverNow: () => number }) {
  const say = useText();
  const { value } = useCall('lotteryVnRecent', { query: {} });
  return <HallRow title={say('lottery.recent')} games={value?.games ?? []} serverNow={serverNow} />;
}

/** Games that take one look anyway need no row of their own. */
const fewest = 9;
const shown = 4;

type Offered = { games: readonly LotteryGame[]; serverNow: () => number };

/** What of a long offer most players bet on. */
export const PopularLotteries = (offered: Offered) =>
  offered.games.length < fewest ? null : <Popular {...offered} />;

function Popular({ games, serverNow }: Offered) {
  const say = useText();
  // The numbers drawn most, which the same call tells, are shown with the results.
  const { value } = useCall('lotteryPopular', { query: { count: '1' } });
  const offered = new Map(games.map((game) => [game.code, game]));
  const popular = (value?.games ?? []).flatMap(({ code }) => offered.get(code) ?? []).slice(0, shown);
  return <HallRow title={say('lottery.popularGames')} games={popular} serverNow={serverNow} />;
}
