import type { CallTypes } from '#contract/generated/calls.ts';
import type { CorePart } from '#engine/bundle-format.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { PortalFault } from '#portal/runtime/portal-fault.ts';
import type { Answers } from './answers/answer-of.ts';

/** Who looks at a story; `excluded` is a member who takes a break from play. */
const looking = ['visitor', 'guest', 'member', 'agent', 'excluded'] as const;
export type Looking = (typeof looking)[number];

/** Somebody who is logged in, and what the gateway answers only to them, by language. */
export type Visit = {
  session: CallTypes['sessionLogin']['value'];
  answers: Record<string /* language */, Answers>;
};

/** What scripts/stories.ts writes for a brand: its documents, its words and what the gateway answered. */
export type BrandData = {
  brand: string;
  seq: number;
  core: CorePart;
  themeCss: string;
  texts: Record<string /* language */, Record<string, string>>;
  answers: Record<string /* language */, Answers>;
  visits: Partial<Record<Looking, Visit>>;
  /** Who set each value of each document, by `<kind>/<id>`. */
  provenance: Record<string, Provenance>;
};

const files = import.meta.glob<BrandData>('../.cache/stories/brands/*.json', { import: 'default' });

const loaded = new Map<string, Promise<BrandData>>();

/** The data of a brand, fetched once. */
export function loadBrand(brand: string): Promise<BrandData> {
  const known = loaded.get(brand);
  if (known) return known;
  const load = files[`../.cache/stories/brands/${brand}.json`];
  if (!load) throw new Error(`There are no stories of ${brand}.`);
  const data = load();
  loaded.set(brand, data);
  return data;
}

/** Faults that blocks have reported in the story that is shown. */
export const faults: PortalFault[] = [];
