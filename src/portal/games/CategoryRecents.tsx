import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { RecentRow } from './RecentRow.tsx';
import './recent-room.css';

/**
 * The player's recent games in a lobby category; nothing for visitors and players without any. What stands for visitors keeps the room on a
 * page that was drawn for them and is a member's.
 */
export function CategoryRecents({ gameType }: { gameType: string | undefined }) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const say = useText();
  return loggedIn ? (
    <RecentRow title={say('block.games.recent')} gameType={gameType} />
  ) : (
    <div className="lv-recent-room" data-of={gameType} />
  );
}
