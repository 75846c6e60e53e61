import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LotteryLobbyProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { LazyBoundary } from '#ui/blocks/LazyBoundary.tsx';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { CategoryHead } from '#portal/games/CategoryHead.tsx';
import { GameBrowser } from '#portal/games/GameBrowser.tsx';
import { GameHall } from '#portal/lottery/hall/GameHall.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import './lottery-lobby.css';

const LotteryRoom = lazyView(() =>
  import('#portal/lottery/room/LotteryRoom.tsx').then((module) => module.LotteryRoom),
);

/**
 * A lottery page: the brand's own games by group, and the games of vendors below. `?gameCode=` opens the room of a game, `&playType=`
 * with a bet type chosen.
 */
export function LotteryLobby({ props }: BlockViewProps<LotteryLobbyProps>) {
  const { gameType, offer = gameType === 'ELOTT' ? 'Elott' : 'Lott', prizeMode, vendors = true } = props;
  const say = useText();
  const gamesId = useId();
  const [query] = useSearchParams();
  const game = query.get('gameCode');
  if (game !== null && game !== '')
    return (
      <div className="lv-content lv-lottery">
        <LazyBoundary fallback={<Skeleton height="30rem" />}>
          <LotteryRoom game={game} offer={offer} />
        </LazyBoundary>
      </div>
    );
  return (
    <div className="lv-content lv-lottery">
      <CategoryHead
        gameType={gameType}
        words={offer === 'vietnam' ? { title: 'page.vnlottery.title', hint: 'vnlottery.intro' } : undefined}
      />
      <GameHall offer={offer} prizeMode={prizeMode} />
      {vendors && (
        <section aria-labelledby={gamesId}>
          <SectionHead id={gamesId} title={say('block.lottery.games')} icon="lottery" />
          <GameBrowser gameType={gameType} />
        </section>
      )}
    </div>
  );
}
