import type { ReactNode } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { GameCard } from './GameCard.tsx';
import type { LotteryGame } from '../room-types.ts';

/** Height of a card, which its placeholder has too. */
export const cardHeight = '5.375rem';

type RowProps = { title: string; games: readonly LotteryGame[]; serverNow: () => number };

/** Games under a title; nothing without games. */
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

/** The player's recent games; nothing without any. */
export function RecentLotteries({ serverNow }: { serverNow: () => number }) {
  const say = useText();
  const { value } = useCall('lotteryVnRecent', { query: {} });
  return <HallRow title={say('lottery.recent')} games={value?.games ?? []} serverNow={serverNow} />;
}

/** Fewest games for which the row shows; shorter lists are seen at a glance. */
const fewest = 9;
const shown = 4;

type Offered = { games: readonly LotteryGame[]; serverNow: () => number };

/** The most popular games of a long list. */
export const PopularLotteries = (offered: Offered) =>
  offered.games.length < fewest ? null : <Popular {...offered} />;

function Popular({ games, serverNow }: Offered) {
  const say = useText();
  // The same answer's most drawn numbers are shown with the results.
  const { state, value } = useCall('lotteryPopular', { query: { count: '1' } });
  const title = say('lottery.popularGames');
  // The groups below stay where they are when the row comes.
  if (state === 'loading') return <AwaitedRow title={title} />;
  const offered = new Map(games.map((game) => [game.code, game]));
  const popular = (value?.games ?? []).flatMap(({ code }) => offered.get(code) ?? []).slice(0, shown);
  return <HallRow title={title} games={popular} serverNow={serverNow} />;
}

const AwaitedRow = ({ title }: { title: string }) => (
  <section aria-label={title} aria-busy>
    <h2 className="lv-hall-group">{title}</h2>
    <div className="lv-hall-games">
      {Array.from({ length: shown }, (_, index) => (
        <Skeleton key={index} height={cardHeight} />
      ))}
    </div>
  </section>
);
