import type { RecentGamesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { GameRow, GameRowSkeleton } from '#portal/games/GameRow.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { useRecents } from '#portal/games/use-recents.ts';

const usually = 12;

/** The games that a member played last, with a skeleton while they are on their way to who has played on this device before. */
export function RecentGames({ props }: BlockViewProps<RecentGamesProps>) {
  const { title = 'block.recent.title', gameType, limit = usually } = props;
  const say = useText();
  const { games, coming } = useRecents(gameType);
  const words = say(title);
  const head = <SectionHead title={words} icon="history" />;
  if (coming)
    return (
      <div className="lv-content lv-recent-room" data-member="" aria-busy="true">
        {head}
        <GameRowSkeleton shape="tile" count={8} />
      </div>
    );
  if (games.length === 0) return null;
  return (
    <section className="lv-content lv-recent" aria-label={words}>
      <GameRow games={games.slice(0, limit)} shape="tile" label={words} head={head} inView />
    </section>
  );
}
