import type { CallTypes } from '#contract/generated/calls.ts';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { documentOf, imageUrl, inOrder } from '../documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

export type Game = CallTypes['gameList']['value']['games'][number];
type Vendor = NonNullable<LobbyDocument['vendors']>[string];
type LobbyGame = NonNullable<LobbyDocument['games']>[string];

export const asNumber = (value: boolean | undefined): 0 | 1 => (value ? 1 : 0);

/** The vendors a player may see, in the brand's order. */
export const vendorsOf = (brand: LiveBrand): { id: string; item: Vendor }[] => {
  const lobby = documentOf(brand, 'lobby');
  return inOrder(lobby?.vendorOrder, lobby?.vendors).filter(({ item }) => item.enabled !== false);
};

const entryOf = (brand: LiveBrand, id: string, game: LobbyGame, vendor: Vendor): Game => ({
  id,
  name: game.name,
  code: game.code,
  vassalage: vendor.vassalage,
  gameType: vendor.gameType,
  accountTypeName: vendor.name,
  ...(game.defaultPlayType === undefined ? {} : { defaultPlayType: game.defaultPlayType }),
  isGame: game.isGame ?? 'GAME',
  isHot: asNumber(game.isHot),
  isNew: asNumber(game.isNew),
  image: imageUrl(brand, game.image),
});

/** The games of the ids that a player may see: enabled, of an enabled vendor. */
export function gamesOf(brand: LiveBrand, ids: readonly string[] | undefined): Game[] {
  const vendors = new Map(vendorsOf(brand).map(({ id, item }) => [id, item]));
  return inOrder(ids, documentOf(brand, 'lobby')?.games).flatMap(({ id, item }) => {
    const vendor = vendors.get(item.vendor);
    return item.enabled === false || !vendor ? [] : [entryOf(brand, id, item, vendor)];
  });
}

/** Whether a game is of the category and the vendor asked for; what is not asked for does not matter. */
export const isAsked =
  ({ gameType, vassalage }: { gameType?: string; vassalage?: string }) =>
  (game: Pick<Game, 'gameType' | 'vassalage'>): boolean =>
    (gameType === undefined || game.gameType === gameType) &&
    (vassalage === undefined || game.vassalage === vassalage);
