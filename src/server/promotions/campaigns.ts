import type { LiveBrand } from '#server/brands/types.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { asksDeposits } from './audience.ts';

const orderOtherwise = 100;

type Index = {
  /** In their sequence. */
  all: readonly Campaign[];
  byTrigger: ReadonlyMap<string, Campaign[]>;
  byGroup: ReadonlyMap<string, Campaign[]>;
  asksDeposits: boolean;
  /** Ids of those with a limit for a device. */
  byDevice: readonly string[];
};

/** Campaigns of documents, which nothing changes: a publish makes others. */
const indices = new WeakMap<LiveBrand['documents'], Index>();

const sorted = (documents: LiveBrand['documents']): Campaign[] =>
  Object.values(documents)
    .filter((document): document is Campaign => document.kind === 'promotion')
    .toSorted(
      (one, other) =>
        (one.order ?? orderOtherwise) - (other.order ?? orderOtherwise) || (one.id < other.id ? -1 : 1),
    );

/** Campaigns by a key; those without one are left out. */
function grouped(
  all: readonly Campaign[],
  keyOf: (campaign: Campaign) => string | undefined,
): ReadonlyMap<string, Campaign[]> {
  const groups = new Map<string, Campaign[]>();
  for (const campaign of all) {
    const key = keyOf(campaign);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), campaign]);
  }
  return groups;
}

function indexOf({ documents }: LiveBrand): Index {
  const before = indices.get(documents);
  if (before) return before;
  const all = sorted(documents);
  const index = {
    all,
    byTrigger: grouped(all, ({ trigger }) => trigger.on),
    byGroup: grouped(all, ({ group }) => group),
    asksDeposits: all.some(asksDeposits),
    byDevice: all.filter(({ limits }) => limits?.device !== undefined).map(({ id }) => id),
  };
  indices.set(documents, index);
  return index;
}

/** Campaigns of a brand in their sequence, those that are off included. */
export const campaignsOf = (brand: LiveBrand): readonly Campaign[] => indexOf(brand).all;

/** Those that a kind of event may set off. */
export const campaignsOn = (brand: LiveBrand, kind: Campaign['trigger']['on']): readonly Campaign[] =>
  indexOf(brand).byTrigger.get(kind) ?? [];

/** Those that are not combined. */
export const campaignsOfGroup = (brand: LiveBrand, group: string): readonly Campaign[] =>
  indexOf(brand).byGroup.get(group) ?? [];

/** True if the audience of any asks about deposits. */
export const askForDeposits = (brand: LiveBrand): boolean => indexOf(brand).asksDeposits;

/** Ids of those that count rewards by device. */
export const campaignsByDevice = (brand: LiveBrand): readonly string[] => indexOf(brand).byDevice;

export const campaignOf = (brand: LiveBrand, id: string): Campaign | undefined =>
  campaignsOf(brand).find((campaign) => campaign.id === id);

/** The campaign that a code belongs to now; `code` as it was entered. */
export const campaignByCode = (brand: LiveBrand, code: string): Campaign | undefined => {
  const entered = code.trim().toUpperCase();
  return campaignsOf(brand).find(
    ({ enabled, trigger }) => enabled !== false && trigger.on === 'code' && trigger.code === entered,
  );
};

/** Title of what rewards come from, as a text key: a promotion by its id, or another document by its key. */
export function titleOfSource(brand: LiveBrand, campaign: string): string | undefined {
  const key = campaign.includes('/') ? campaign : `promotion/${campaign}`;
  const document = Object.hasOwn(brand.documents, key) ? brand.documents[key] : undefined;
  switch (document?.kind) {
    case 'promotion':
    case 'raffle':
    case 'rain':
      return document.title;
    default:
      return undefined;
  }
}
