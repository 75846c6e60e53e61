import { useSearchParams } from 'react-router-dom';
import type { GamesPageProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { CategoryHead } from '#portal/games/CategoryHead.tsx';
import { CategoryLanes, picturesInView } from '#portal/games/CategoryLanes.tsx';
import { CategoryRecents } from '#portal/games/CategoryRecents.tsx';
import { GameBrowser } from '#portal/games/GameBrowser.tsx';
import { choiceOf } from '#portal/games/use-choice.ts';
import { useShownCategory } from '#portal/games/use-shown-category.ts';
import { gameQuery, kindsQuery } from '#portal/games/game-filter.ts';
import type { Prefetch } from '#portal/prefetch/prefetching.ts';
import './games-page.css';

/**
 * Games of a category: a search among them, the lanes the platform has for it, then all its games. The block's property names the category, else
 * the screen's parameter `games`; without either the page shows all games. What stands in its slot shows above the lanes.
 */
export function GamesPage({ props, params, slots }: BlockViewProps<GamesPageProps>) {
  const gameType = useShownCategory(props.gameType ?? params['games']);
  const [query] = useSearchParams();
  const { narrowed } = choiceOf(query);
  return (
    <div className="lv-content lv-games-page">
      <CategoryHead gameType={gameType} />
      <GameBrowser gameType={gameType}>
        {!narrowed && (
          <div className="lv-games-rails">
            {slots['default']}
            <CategoryRecents gameType={gameType} />
            <CategoryLanes gameType={gameType} />
          </div>
        )}
      </GameBrowser>
    </div>
  );
}

GamesPage.prefetch = ({ ask, askSource, bringPictures, props, params, query }: Prefetch<GamesPageProps>) => {
  const gameType = props.gameType ?? params['games'];
  const { vassalage, category, sort, favorites, narrowed } = choiceOf(query);
  askSource('gameVendors');
  askSource('hotGames', (lanes) => {
    if (!narrowed) bringPictures(picturesInView(lanes, gameType));
  });
  ask('vassGameType', { query: kindsQuery({ gameType, vassalage }) });
  ask('recentGames', { query: gameType === undefined ? {} : { gameType } });
  if (!favorites)
    ask('gameList', { query: gameQuery({ gameType, vassalage, category, search: '', sort }, 1) });
};
