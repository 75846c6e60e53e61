import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { GameRow } from './GameRow.tsx';
import { laneGames } from './lane-games.ts';

/** A lane with fewer games of the category says nothing that the list below does not. */
const fewest = 4;

/** The platform's lanes, each with the games of the category only. While there are none to show nothing stands here. */
export function CategoryLanes({ gameType }: { gameType: string | undefined }) {
  const { value: lanes } = useSource('hotGames');
  return (lanes ?? []).map((lane) => {
    const games = laneGames(lanes ?? [], { lane: lane.id, gameType });
    if (games.length < fewest) return null;
    return (
      <section key={lane.id} aria-label={lane.title}>
        <GameRow games={games} shape="tile" label={lane.title} head={<SectionHead title={lane.title} />} />
      </section>
    );
  });
}
