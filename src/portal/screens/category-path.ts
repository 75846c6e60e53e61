import { useCallback, useMemo } from 'react';
import type { Block, ScreenDocument } from '#contract/generated/documents.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { holdsBlock, pageScreens } from '#portal/screens/find-page.ts';

type Screens = Readonly<Record<string, ScreenDocument>>;

const lobbies = ['gamesPage', 'lotteryLobby'];
const showing = ['vendorGrid', 'gameLane'];

/** Matches blocks of some types that are set to a category. */
const ofCategory = (types: readonly string[], gameType: string) => (block: Block) => {
  const props = block.props as { gameType?: string } | undefined;
  return types.includes(block.type) && props?.gameType === gameType;
};

/**
 * Path of a category's page: the one whose parameter `games` names it, else the one with the category's lobby, else one with its games or
 * vendors (as E-sports in base, which has no page of its own there). Undefined when there is none.
 */
export function categoryPath(screens: Screens, gameType: string): string | undefined {
  const pages = pageScreens(screens);
  return (
    pages.find((page) => page.params?.['games'] === gameType) ??
    pages.find((page) => holdsBlock(page.body, ofCategory(lobbies, gameType))) ??
    pages.find((page) => holdsBlock(page.body, ofCategory(showing, gameType)))
  )?.path;
}

/** Paths of categories, each looked for once: callers ask for every vendor of every tile. */
function pathsOf(screens: Screens): (gameType: string) => string | undefined {
  const paths = new Map<string, string | undefined>();
  return (gameType) => {
    if (!paths.has(gameType)) paths.set(gameType, categoryPath(screens, gameType));
    return paths.get(gameType);
  };
}

/** Path of a category's page; undefined when the brand has none. */
export function useCategoryPath(): (gameType: string) => string | undefined {
  const screens = useDocuments((documents) => documents.screens);
  return useMemo(() => pathsOf(screens), [screens]);
}

/** Path of a category's page with one vendor chosen. */
export function useVendorPath(): (vendor: { gameType: string; vassalage: string }) => string | undefined {
  const pathOf = useCategoryPath();
  return useCallback(
    ({ gameType, vassalage }) => {
      const path = pathOf(gameType);
      return path === undefined ? undefined : `${path}?vassalage=${encodeURIComponent(vassalage)}`;
    },
    [pathOf],
  );
}
