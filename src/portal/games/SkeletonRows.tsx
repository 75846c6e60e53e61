import { GameSkeleton } from './GameRow.tsx';
import type { GridLayout } from './use-columns.ts';

/** Placeholder of rows that are loading. */
export function SkeletonRows({ rows, layout }: { rows: number; layout: GridLayout }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className="lv-game-line" style={lineStyle(layout)} aria-hidden="true">
      {Array.from({ length: layout.columns }, (_, column) => (
        <GameSkeleton key={column} shape="poster" />
      ))}
    </div>
  ));
}

/** The grid of one row. */
export const lineStyle = ({ columns, gap, height }: GridLayout) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: `${gap}px`,
  blockSize: `${height}px`,
  paddingBlockEnd: `${gap}px`,
});
