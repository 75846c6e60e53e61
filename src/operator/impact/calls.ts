import type { AdminApi } from '../api/admin-api.ts';
import type { Preview } from '../api/types.ts';

/** Effect of a changed field on existing members: numbers only, never values. */
export type FieldImpact = { form: string; field: string } & (
  | { counted: true; values: number; refused: number; refusedNow: number; missing: number }
  | { counted: false; why: string }
);
export type BrandImpact = { brand: string; members: number; checked: number; fields: FieldImpact[] };
export type RuleImpact = {
  /** Members are kept by the brand's own platform. */
  elsewhere: boolean;
  /** Number of brands that this account may not see. */
  withheld: number;
  brands: BrandImpact[];
};

const of = (pack: string): string => `/packs/${encodeURIComponent(pack)}`;

/** Counts the members that the drafted rules would refuse. */
export const countMembers = ({ call }: AdminApi, pack: string): Promise<RuleImpact> =>
  call(`${of(pack)}/impact/rules`, { method: 'POST' });

/** A preview of the live version, for comparison with the drafts. */
export const previewLive = ({ call }: AdminApi, pack: string, brand: string): Promise<Preview> =>
  call(`${of(pack)}/preview`, { method: 'POST', body: { brand, published: true } });
