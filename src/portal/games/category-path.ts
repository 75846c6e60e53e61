import { useMemo } from 'react';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { pagesOf, pathHolding } from '#portal/parts/find-page.ts';

const lobbies = ['gamesPage', 'lotteryLobby'];

/**
 * Path of the page that shows a category of games: the one whose parameter `games` names it, or whose body holds the category's lobby.
 * Undefined when the brand has no such page.
 */
export function categoryPath(
  screens: Readonly<Record<string, ScreenDocument>>,
  gameType: string,
): string | undefined {
  const named = pagesOf(screens).find((page) => page.params?.['games'] === gameType);
  if (named) return named.path;
  return pathHolding(
    screens,
    (block) => lobbies.includes(block.type) && block.props?.['gameType'] === gameType,
  );
}

/** Path of a category's page with one vendor chosen; undefined when the brand has no page for it. */
export function useVendorPath(): (vendor: { gameType: string; vassalage: string }) => string | undefined {
  const screens = useDocuments((documents) => documents.screens);
  return useMemo(() => {
    const known = new Map<string, string | undefined>();
    return ({ gameType, vassalage }) => {
      if (!known.has(gameType)) known.set(gameType, categoryPath(screens, gameType));
      const path = known.get(gameType);
      return path === undefined ? undefined : `${path}?vassalage=${encodeURIComponent(vassalage)}`;
    };
  }, [screens]);
}
