import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import type { Game, Lane } from './game.ts';
import { GameRow, GameRowSkeleton, standsInView } from './GameRow.tsx';
import { laneGames } from './lane-games.ts';

/** A lane with fewer games of the category says nothing that the list below does not. */
const fewest = 4;

/** Lanes that stand in view when the page is opened. */
const lanesInView = 2;

const lanesOf = (lanes: readonly Lane[], gameType: string | undefined): { lane: Lane; games: Game[] }[] =>
  lanes
    .map((lane) => ({ lane, games: laneGames([lane], { lane: lane.id, gameType }) }))
    .filter(({ games }) => games.length >= fewest);

/** Addresses of the pictures of lanes that stand in view when the page is opened. */
export const picturesInView = (lanes: readonly Lane[], gameType: string | undefined): string[] =>
  lanesOf(lanes, gameType)
    .slice(0, lanesInView)
    .flatMap(({ games }) => games.filter((_, index) => standsInView(index)).map(({ image }) => image));

/** The platform's lanes, each with the games of the category only. When there is none to show nothing stands here. */
export function CategoryLanes({ gameType }: { gameType: string | undefined }) {
  const lanes = useSource('hotGames');
  if (lanes.state === 'loading') return <GameRowSkeleton shape="tile" count={8} />;
  // The list below says that the platform cannot be reached.
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
