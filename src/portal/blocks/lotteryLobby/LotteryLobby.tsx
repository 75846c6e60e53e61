import { useId } from 'react';
import type { LotteryLobbyProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { DrawBoard } from '#portal/draws/DrawBoard.tsx';
import { CategoryHead } from '#portal/games/CategoryHead.tsx';
import { GameBrowser } from '#portal/games/GameBrowser.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import './lottery-lobby.css';

/** Draws shown above the games. */
const drawsShown = 4;

/** A lottery category: the next draws, then its vendors and games. */
export function LotteryLobby({ props: { gameType, draws = true } }: BlockViewProps<LotteryLobbyProps>) {
  const say = useText();
  const drawsId = useId();
  const gamesId = useId();
  return (
    <div className="lv-content lv-lottery">
      <CategoryHead gameType={gameType} />
      {draws && (
        <section className="lv-draws" aria-labelledby={drawsId}>
          <SectionHead id={drawsId} title={say('block.draws.title')} icon="clock" />
          <DrawBoard variant="cards" limit={drawsShown} label={say('block.draws.title')} />
        </section>
      )}
      <section aria-labelledby={gamesId}>
        <SectionHead id={gamesId} title={say('block.lottery.games')} icon="lottery" />
        <GameBrowser gameType={gameType} />
      </section>
    </div>
  );
}
