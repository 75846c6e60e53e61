import { useMemo, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { vendorNames } from './game.ts';
import { GameSkeleton } from './GameRow.tsx';
import { GameTile } from './GameTile.tsx';

/** Games asked for at a time. */
const pageSize = 36;

type Wanted = { gameType: string | undefined; vassalage: string | undefined; search: string };

/** The games wanted, a page at a time. */
export function GameGrid(wanted: Wanted) {
  const say = useText();
  const [pages, setPages] = useState(1);
  const { total } = useGamePage(wanted, 1);
  const shown = Math.min(total ?? 0, pages * pageSize);
  if (total === 0) {
    return (
      <Notice
        icon="search"
        title={say(wanted.search === '' ? 'block.games.none' : 'block.games.notFound')}
        text={wanted.search === '' ? undefined : say('block.games.notFoundHint', { search: wanted.search })}
        live
      />
    );
  }
  return (
    <>
      <p className="lv-game-count" role="status">
        {total !== undefined && say('block.games.count', { count: total })}
      </p>
      <ul className="lv-game-grid">
        {Array.from({ length: pages }, (_, index) => (
          <GamePage key={index} wanted={wanted} page={index + 1} />
        ))}
      </ul>
      {total !== undefined && shown < total && (
        <div className="lv-game-more">
          <p>{say('block.games.shown', { shown, total })}</p>
          <Button size="large" onClick={() => setPages(pages + 1)}>
            {say('block.games.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function useGamePage({ gameType, vassalage, search }: Wanted, page: number) {
  const loaded = useCall('gameList', {
    query: {
      ...(gameType === undefined ? {} : { gameType }),
      ...(vassalage === undefined ? {} : { vassalage }),
      ...(search === '' ? {} : { search }),
      page: String(page),
      size: String(pageSize),
    },
  });
  return { loaded, total: loaded.value?.total };
}

/** The items of one page; a failed one can be asked for again without losing the others. */
function GamePage({ wanted, page }: { wanted: Wanted; page: number }) {
  const { loaded } = useGamePage(wanted, page);
  const { value: vendors } = useSource('gameVendors');
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  if (loaded.state === 'failed') {
    return (
      <li className="lv-game-grid-whole">
        <LoadFailed retry={loaded.retry} />
      </li>
    );
  }
  if (loaded.state === 'loading') {
    return Array.from({ length: 12 }, (_, index) => (
      <li key={index} aria-hidden="true">
        <GameSkeleton shape="poster" />
      </li>
    ));
  }
  return loaded.value.games.map((game, index) => (
    <li key={game.id}>
      <GameTile
        game={game}
        vendor={names.get(game.vassalage)}
        shape="poster"
        eager={page === 1 && index < 6}
      />
    </li>
  ));
}
