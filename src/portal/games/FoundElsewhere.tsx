import type { ReactNode } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { gameQuery, type GameFilter } from './game-filter.ts';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';

const everywhere = (search: string): GameFilter => ({ gameType: undefined, vassalage: undefined, search });

type FoundElsewhereProps = {
  search: string;
  /** Those called nearly so are worth showing: the list itself has none. */
  near: boolean;
  /** Stands where there are none either. */
  none?: ReactNode;
};

/** Games of all categories and studios that are called so, for a list that has none. */
export function FoundElsewhere({ search, near, none }: FoundElsewhereProps) {
  const say = useText();
  const { state, value } = useCall('gameList', { query: gameQuery(everywhere(search), 1) });
  if (state === 'loading') return <GameRowSkeleton shape="tile" count={8} />;
  const isNear = value?.near === 1;
  if (!value || value.games.length === 0 || (isNear && !near)) return none;
  const title = say(isNear ? 'block.games.nearElsewhere' : 'block.games.elsewhere');
  return (
    <section aria-label={title}>
      {near && (
        <p className="lv-game-count" role="status">
          {say('block.games.notFoundHint', { search })}
        </p>
      )}
      <GameRow
        games={value.games}
        shape="tile"
        label={title}
        head={<SectionHead title={title} icon="search" />}
      />
    </section>
  );
}
