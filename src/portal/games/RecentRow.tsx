import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import { useRecents } from './use-recents.ts';

/** The games that a member played last, with a skeleton while they are on their way to who has played on this device before. */
export function RecentRow({
  title,
  gameType,
  limit,
  className,
  inView = false,
}: {
  title: string;
  gameType: string | undefined;
  limit?: number;
  className?: string;
  inView?: boolean;
}) {
  const { games, coming } = useRecents(gameType);
  const head = <SectionHead title={title} icon="history" />;
  if (coming)
    return (
      <div className={`lv-recent-room ${className ?? ''}`} data-member="" aria-busy="true">
        {head}
        <GameRowSkeleton shape="tile" count={8} />
      </div>
    );
  // What follows keeps its distance to what is before, as on the page of a visitor.
  if (games.length === 0) return <div className="lv-recent-room" />;
  return (
    <section className={className} aria-label={title}>
      <GameRow games={games.slice(0, limit)} shape="tile" label={title} head={head} inView={inView} />
    </section>
  );
}
