import { Skeleton } from '#ui/primitives/index.ts';
import './team-table.css';

/** Placeholder of a table of so many rows. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className="lv-team-waiting">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}
