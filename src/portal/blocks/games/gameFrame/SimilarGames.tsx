import { useMemo } from 'react';
import { Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { GameSkeleton } from '#portal/games/GameRow.tsx';
import { GameTile } from '#portal/games/GameTile.tsx';
import { gameQuery } from '#portal/games/game-filter.ts';
import { vendorNames, type Game } from '#portal/games/game.ts';
import { similarGames } from '#portal/games/similar-games.ts';
import { useTiles } from '#portal/games/use-tiles.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';

/** Games like the one that is played, over it: those of its category and studio come first. */
export function SimilarGames({ game, onClose }: { game: Game; onClose: () => void }) {
  const say = useText();
  const query = gameQuery(
    { gameType: game.gameType, vassalage: undefined, search: '', sort: 'popular', playable: true },
    1,
  );
  const loaded = useCall('gameList', { query });
  const { value: vendors } = useSource('gameVendors');
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  const tiles = useTiles();
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('block.gameFrame.similar')}
      closeLabel={say('common.close')}
      size="large"
    >
      <SourceView
        loaded={loaded}
        skeleton={
          <div className="lv-game-similar">
            {Array.from({ length: 6 }, (_, index) => (
              <GameSkeleton key={index} shape="poster" />
            ))}
          </div>
        }
      >
        {({ games }) => {
          const similar = similarGames(game, games);
          if (similar.length === 0) return <Notice icon="slots" title={say('block.games.none')} live />;
          return (
            <ul className="lv-game-similar">
              {similar.map((each) => (
                <li key={each.id}>
                  <GameTile game={each} tiles={tiles} vendor={names.get(each.vassalage)} eager />
                </li>
              ))}
            </ul>
          );
        }}
      </SourceView>
    </Dialog>
  );
}
