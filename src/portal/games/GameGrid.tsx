import { useMemo, useRef } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { useColumns } from './use-columns.ts';
import { gameQuery, type GameFilter } from './game-filter.ts';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { GameRows } from './GameRows.tsx';
import { NoneFound } from './NoneFound.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

/**
 * All wanted games: those far from the viewport are neither rendered nor fetched. `scroller` is the scrolling element, by default the
 * window. `widen` removes the filters, and is offered when they leave no game.
 */
export function GameGrid({
  wanted,
  scroller,
  widen,
}: {
  wanted: GameFilter;
  scroller?: HTMLElement | null | undefined;
  widen?: (() => void) | undefined;
}) {
  const say = useText();
  const box = useRef<HTMLDivElement>(null);
  const layout = useColumns(box);
  const first = useCall('gameList', { query: gameQuery(wanted, 1) });
  const total = first.value?.total;
  const near = first.value?.near === 1;
  const { search } = wanted;
  const parts = [wanted.gameType, wanted.vassalage, wanted.category];
  const isSearchOfPart = search !== '' && parts.some((part) => part !== undefined);
  const none = <NoneFound search={search} widen={widen} />;
  const rows = useMemo(() => Math.ceil((total ?? 0) / layout.columns), [total, layout.columns]);
  return (
    <>
      <p className="lv-game-count" role="status">
        {total !== undefined &&
          total > 0 &&
          (near ? say('block.games.near', { search }) : say('block.games.count', { count: total }))}
      </p>
      <div ref={box} className="lv-game-grid">
        {first.state === 'failed' && <LoadFailed of={first} />}
        {first.state === 'loading' && <SkeletonRows rows={4} layout={layout} />}
        {total === 0 && (isSearchOfPart ? <FoundElsewhere search={search} near none={none} /> : none)}
        {rows > 0 && (
          <GameRows
            // Another choice is another list.
            key={JSON.stringify(wanted)}
            wanted={wanted}
            total={total ?? 0}
            rows={rows}
            layout={layout}
            scroller={scroller}
          />
        )}
      </div>
      {near && isSearchOfPart && <FoundElsewhere search={search} near={false} />}
    </>
  );
}
