import type { CallTypes } from '#contract/generated/calls.ts';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { breakerOf } from '#engine/texts/line-breaks.ts';
import { searchEntry, type Searchable } from '#play/search/entry.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';

export type Game = CallTypes['gameList']['value']['games'][number];
type Vendor = NonNullable<LobbyDocument['vendors']>[string];
type LobbyGame = NonNullable<LobbyDocument['games']>[string];

/** A game a player may see, with what its page and its start need to know. */
export type Listed = {
  id: string;
  game: LobbyGame;
  vendor: Vendor;
  /** As calls answer it, with the name for languages that have none of their own. */
  entry: Game;
  /** Its name in a language that has one of its own, marked for line breaks. */
  nameIn(language: string): string | undefined;
  /** All its names, and its vendor's, for searches. */
  searched: Searchable;
};

/** Catalogue query; an absent property does not filter. */
type Asked = {
  gameType?: string | undefined;
  vassalage?: string | undefined;
  category?: string | undefined;
  isGame?: 'GAME' | 'VASSALAGE' | undefined;
};

/** Everything a brand lists, made once for each version of its lobby. */
export type Catalogue = {
  /** Enabled vendors in the brand's order. */
  vendors: readonly { id: string; item: Vendor }[];
  /** All playable games, including those that are only in lanes. */
  byId: ReadonlyMap<string, Listed>;
  /** The games in the brand's order, of a kind, a vendor and a category; made at first use. */
  games(asked?: Asked): readonly Listed[];
};

export const asNumber = (value: boolean | undefined): 0 | 1 => (value ? 1 : 0);

const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);

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
  ...(game.category === undefined ? {} : { category: game.category }),
  ...(vendor.accountType === undefined ? {} : { accountType: vendor.accountType }),
  trial: asNumber(vendor.trial !== false),
  ...(Object.keys(game.rooms ?? {}).length > 0 ? { hasRooms: 1 as const } : {}),
});

/** Marks a name once for each language, not for each answer. */
function namesOf(brand: LiveBrand, { names = {} }: LobbyGame): Listed['nameIn'] {
  const languages = documentOf(brand, 'languages')?.languages;
  const marked = new Map<string, string>();
  return (language) => {
    const name = names[language];
    if (name === undefined) return undefined;
    const known = marked.get(language) ?? breakerOf(languages, language)(name);
    marked.set(language, known);
    return known;
  };
}

const catalogues = new WeakMap<LobbyDocument, Map<string, Catalogue>>();
const emptyLobby: LobbyDocument = { kind: 'lobby', id: 'main' };

/** Catalogue of the brand's live version. */
export function catalogueOf(brand: LiveBrand): Catalogue {
  const lobby = documentOf(brand, 'lobby') ?? emptyLobby;
  let ofBrands = catalogues.get(lobby);
  if (!ofBrands) catalogues.set(lobby, (ofBrands = new Map()));
  let catalogue = ofBrands.get(brand.brand);
  if (!catalogue) ofBrands.set(brand.brand, (catalogue = makeCatalogue(brand, lobby)));
  return catalogue;
}

function makeCatalogue(brand: LiveBrand, lobby: LobbyDocument): Catalogue {
  const vendors = inOrder(lobby.vendorOrder, lobby.vendors).filter(({ item }) => item.enabled !== false);
  const vendorsById = new Map(vendors.map(({ id, item }) => [id, item]));
  const listed = (id: string, game: LobbyGame): Listed[] => {
    const vendor = vendorsById.get(game.vendor);
    if (game.enabled === false || !vendor) return [];
    const entry = entryOf(brand, id, game, vendor);
    const searched = searchEntry([game.name, ...Object.values(game.names ?? {})], [vendor.name]);
    return [{ id, game, vendor, entry, nameIn: namesOf(brand, game), searched }];
  };
  const byId = new Map(
    Object.entries(lobby.games ?? {})
      .flatMap(([id, game]) => listed(id, game))
      .map((game) => [game.id, game]),
  );
  const all = (lobby.gameOrder ?? []).flatMap((id) => byId.get(id) ?? []);
  const lists = new Map<string, readonly Listed[]>();
  return {
    vendors,
    byId,
    games({ gameType, vassalage, category, isGame } = {}) {
      const key = JSON.stringify([gameType, vassalage, category, isGame]);
      const known = lists.get(key);
      if (known) return known;
      const list = all.filter(
        ({ game, vendor }) =>
          (gameType === undefined || vendor.gameType === gameType) &&
          (vassalage === undefined || vendor.vassalage === vassalage) &&
          (category === undefined || game.category === category) &&
          (isGame === undefined || (game.isGame ?? 'GAME') === isGame),
      );
      // Empty lists are not cached: invented names would fill the memory.
      if (list.length > 0) lists.set(key, list);
      return list;
    },
  };
}

/** A game in the language of who asks. */
export const inLanguage =
  (language: string) =>
  ({ entry, nameIn }: Listed): Game => {
    const name = nameIn(language);
    return name === undefined ? entry : { ...entry, name };
  };

/** True for a game of the brand's own lotteries, which are bought and not started. */
export const isOwnLottery = ({ vendor }: Listed): boolean =>
  lotteries.has(vendor.gameType) && vendor.accountType !== 'TCG_SEA' && vendor.accountType !== 'GPI';

/** The games of some ids that are still offered, of a kind where one is asked for, in the same sequence. */
export const offered = (
  brand: LiveBrand,
  language: string,
  ids: readonly string[],
  gameType: string | undefined,
): Game[] => {
  const { byId } = catalogueOf(brand);
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ vendor }) => gameType === undefined || vendor.gameType === gameType)
    .map(inLanguage(language));
};
