import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';

const lobbies = ['gamesPage', 'lotteryLobby'];

/**
 * Path of the page that shows a category of games: the one whose parameter `games` names it, or whose body holds the category's lobby.
 * Undefined when the brand has no such page.
 */
export function categoryPath(
  screens: Readonly<Record<string, ScreenDocument>>,
  gameType: string,
): string | undefined {
  const pages = Object.values(screens).filter((screen) => screen.presentation === 'page' && screen.path);
  const named = pages.find((page) => page.params?.['games'] === gameType);
  return (named ?? pages.find((page) => holdsLobby(page.body, gameType)))?.path;
}

/** The same page with one vendor chosen. */
export function vendorPath(path: string, vassalage: string): string {
  return `${path}?vassalage=${encodeURIComponent(vassalage)}`;
}

function holdsLobby(slot: Slot, gameType: string): boolean {
  return Object.values(slot.items).some((block: Block) => {
    if (lobbies.includes(block.type) && block.props?.['gameType'] === gameType) return true;
    return Object.values(block.slots ?? {}).some((inner) => holdsLobby(inner, gameType));
  });
}
