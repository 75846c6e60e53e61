import type { CallTypes } from '#contract/generated/calls.ts';

/** A game as the lobby lists it; `image` is an address. */
export type Game = CallTypes['hotGames']['value']['lanes'][number]['cards'][number];

/** A row of games with its own title, already in the language shown. */
export type Lane = CallTypes['hotGames']['value']['lanes'][number];

/** A game supplier in one category; one with several categories is listed for each. */
export type Vendor = CallTypes['gameVendor']['value']['vendors'][number];

/** Names of the vendors by their catalogue code (`vassalage`). */
export function vendorNames(vendors: readonly Vendor[] | undefined): ReadonlyMap<string, string> {
  return new Map((vendors ?? []).map((vendor) => [vendor.vassalage, vendor.name]));
}

/** Games without repetition, in the sequence of the lanes. */
export function gamesOf(lanes: readonly Lane[]): Game[] {
  const games = new Map(lanes.flatMap((lane) => lane.cards).map((game) => [game.id, game]));
  return [...games.values()];
}
