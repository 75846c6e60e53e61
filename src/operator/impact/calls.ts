import type { AdminApi } from '../api/admin-api.ts';
import type { Preview } from '../api/types.ts';

/** What a changed field would mean for members there are; counts of members, never a value. */
export type FieldImpact = { form: string; field: string } & (
  | { counted: true; values: number; refused: number; refusedNow: number; missing: number }
  | { counted: false; why: string }
);
export type BrandImpact = { brand: string; members: number; checked: number; fields: FieldImpact[] };
export type RuleImpact = {
  /** The members are kept by a platform of the brand's own. */
  elsewhere: boolean;
  /** Brands that this account may not look at. */
  withheld: number;
  brands: BrandImpact[];
};

const of = (pack: string): string => `/packs/${encodeURIComponent(pack)}`;

/** How many members the drafted rules would refuse. */
export const countMembers = ({ call }: AdminApi, pack: string): Promise<RuleImpact> =>
  call(`${of(pack)}/impact/rules`, { method: 'POST' });

/** A preview of what is live, to be seen beside one of the drafts. */
export const previewLive = ({ call }: AdminApi, pack: string, brand: string): Promise<Preview> =>
  call(`${of(pack)}/preview`, { method: 'POST', body: { brand, published: true } });
