import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import { useRecents } from './use-recents.ts';
import './recent-room.css';

/**
 * The player's recent games in a lobby category; nothing for visitors and players without any. What stands for visitors keeps the room on a
 * page that was drawn for them and is a member's.
 */
export function CategoryRecents({ gameType }: { gameType: string | undefined }) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  return loggedIn ? <Recent gameType={gameType} /> : <div className="lv-recent-room" data-of={gameType} />;
}

function Recent({ gameType }: { gameType: string | undefined }) {
  const say = useText();
  const { games, coming } = useRecents(gameType);
  const title = say('block.games.recent');
  const head = <SectionHead title={title} icon="history" />;
  if (coming)
    return (
      <div className="lv-recent-room" data-member="" aria-busy="true">
        {head}
        <GameRowSkeleton shape="tile" count={8} />
      </div>
    );
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <GameRow games={games} shape="tile" label={title} head={head} />
    </section>
  );
}
