import type { CallTypes } from '#contract/generated/calls.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import { themeCss } from '#engine/theme/theme-css.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import type { PortalFault } from '#portal/runtime/portal-fault.ts';
import type { Answers } from './answers/answer-of.ts';

/** Kinds of users that stories are shown to; `excluded` is a member in self-exclusion. */
const looking = ['visitor', 'guest', 'member', 'agent', 'excluded'] as const;
export type Looking = (typeof looking)[number];

/** Session of a logged-in user, with the gateway's answers to them by language. */
export type Visit = {
  session: CallTypes['sessionLogin']['value'];
  answers: Record<string /* language */, Answers>;
};

/** Data of a brand written by scripts/stories.ts: documents, texts and recorded answers of the gateway. */
export type BrandData = {
  brand: string;
  seq: number;
  core: CorePart;
  themeCss: string;
  texts: Record<string /* language */, Record<string, string>>;
  answers: Record<string /* language */, Answers>;
  visits: Partial<Record<Looking, Visit>>;
  /** Layer of each value of each document, by `<kind>/<id>`. */
  provenance: Record<string, Provenance>;
};

const files = import.meta.glob<BrandData>('../.cache/stories/brands/*.json', { import: 'default' });

const loaded = new Map<string, Promise<BrandData>>();

/** Loads the data of a brand, once. */
export function loadBrand(brand: string): Promise<BrandData> {
  const known = loaded.get(brand);
  if (known) return known;
  const load = files[`../.cache/stories/brands/${brand}.json`];
  if (!load) throw new Error(`There are no stories of ${brand}.`);
  const data = load();
  loaded.set(brand, data);
  return data;
}

/** Style sheet of a theme: the published one's as the server made it, an edited one's made anew. */
export const themeCssOf = (
  data: BrandData,
  theme: CorePart['theme'],
  languages: CorePart['languages'],
): string => (theme === data.core.theme ? data.themeCss : themeCss(theme, languages));

/** Faults reported by blocks of the current story. */
export const faults: PortalFault[] = [];
