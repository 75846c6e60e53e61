import type { Raffle } from '#play/raffles/raffle.ts';
import type { LiveBrand } from '#server/brands/types.ts';

const orderOtherwise = 100;

/** Raffles of a brand in their sequence, those that are off included. */
export const rafflesOf = (brand: LiveBrand): Raffle[] =>
  Object.values(brand.documents)
    .filter((document): document is Raffle => document.kind === 'raffle')
    .toSorted(
      (one, other) =>
        (one.order ?? orderOtherwise) - (other.order ?? orderOtherwise) || (one.id < other.id ? -1 : 1),
    );

/** What awards of a raffle have as their campaign. */
export const campaignOfRaffle = (id: string): string => `raffle/${id}`;
