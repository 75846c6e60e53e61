import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { GameRow } from './GameRow.tsx';

/** The player's recent games in a lobby category; nothing for visitors and players without any. */
export function CategoryRecents({ gameType }: { gameType: string | undefined }) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  return loggedIn ? <Recent gameType={gameType} /> : null;
}

function Recent({ gameType }: { gameType: string | undefined }) {
  const say = useText();
  const { value } = useCall('recentGames', { query: gameType === undefined ? {} : { gameType } });
  if (!value || value.games.length === 0) return null;
  const title = say('block.games.recent');
  return (
    <section aria-label={title}>
      <GameRow
        games={value.games}
        shape="tile"
        label={title}
        head={<SectionHead title={title} icon="history" />}
      />
    </section>
  );
}
