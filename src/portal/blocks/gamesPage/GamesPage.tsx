import { useSearchParams } from 'react-router-dom';
import type { GamesPageProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { CategoryHead } from '#portal/games/CategoryHead.tsx';
import { CategoryLanes } from '#portal/games/CategoryLanes.tsx';
import { GameBrowser } from '#portal/games/GameBrowser.tsx';
import './games-page.css';

/**
 * Games of a category: the lanes the platform has for it, then all its games. The block's property names the category, else
 * the screen's parameter `games`; without either the page shows all games.
 */
export function GamesPage({ props, params }: BlockViewProps<GamesPageProps>) {
  const gameType = props.gameType ?? params['games'];
  const [query] = useSearchParams();
  return (
    <div className="lv-content lv-games-page">
      <CategoryHead gameType={gameType} />
      {!query.has('vassalage') && <CategoryLanes gameType={gameType} />}
      <GameBrowser gameType={gameType} />
    </div>
  );
}
