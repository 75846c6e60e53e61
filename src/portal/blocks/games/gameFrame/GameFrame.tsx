import { useSearchParams } from 'react-router-dom';
import type { GameFrameProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { GameStage } from './GameStage.tsx';
import { NoGame } from './NoGame.tsx';
import { StartScreen } from './StartScreen.tsx';
import { useLaunched } from './use-launched.ts';
import './game-frame.css';

/**
 * The place of a game: the one that was started last, or the one that the address names (`?game=`, `?room=`), which is then started anew,
 * as after a reload. The address of the game itself is kept in memory alone.
 */
export function GameFrame({ props: { bar } }: BlockViewProps<GameFrameProps>) {
  const [query] = useSearchParams();
  const gameId = query.get('game');
  if (gameId === null) return <NoGame title="block.gameFrame.title" text="block.gameFrame.text" />;
  const roomId = query.get('room') ?? undefined;
  return <Started key={`${gameId} ${roomId}`} gameId={gameId} roomId={roomId} bar={bar} />;
}

function Started({
  gameId,
  roomId,
  bar,
}: {
  gameId: string;
  roomId: string | undefined;
  bar: GameFrameProps['bar'];
}) {
  const found = useLaunched(gameId, roomId);
  if (found.state === 'missing')
    return <NoGame title="block.gameFrame.missing" text="block.gameFrame.missingText" />;
  if (found.state === 'running')
    return (
      <GameStage
        key={found.launched.answer.game_url}
        launched={found.launched}
        restart={found.restart}
        bar={bar}
      />
    );
  return <StartScreen found={found} />;
}
