import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import type { Game, Lane } from './game.ts';
import { GameRow, GameRowSkeleton, gamesInView } from './GameRow.tsx';
import { laneGames } from './lane-games.ts';

/** Fewest games of a lane; a smaller one adds nothing to the list below. */
const fewest = 4;

/** Lanes in view when the page opens. */
const lanesInView = 2;

const lanesOf = (lanes: readonly Lane[], gameType: string | undefined): { lane: Lane; games: Game[] }[] =>
  lanes
    .map((lane) => ({ lane, games: laneGames([lane], { lane: lane.id, gameType }) }))
    .filter(({ games }) => games.length >= fewest);

/** Addresses of the pictures in view when the page opens. */
export function picturesInView(lanes: readonly Lane[], gameType: string | undefined): string[] {
  const inView = gamesInView();
  return lanesOf(lanes, gameType)
    .slice(0, lanesInView)
    .flatMap(({ games }) => games.slice(0, inView).map(({ image }) => image));
}

/** The platform's lanes, reduced to games of the category; nothing when none is left. */
export function CategoryLanes({ gameType }: { gameType: string | undefined }) {
  const lanes = useSource('hotGames');
  if (lanes.state === 'loading') return <GameRowSkeleton shape="tile" count={8} />;
  // The list below shows that the platform is unreachable.
  return lanesOf(lanes.value ?? [], gameType).map(({ lane, games }, index) => {
    return (
      <section key={lane.id} aria-label={lane.title}>
        <GameRow
          games={games}
          shape="tile"
          label={lane.title}
          head={<SectionHead title={lane.title} />}
          inView={index < lanesInView}
        />
      </section>
    );
  });
}
