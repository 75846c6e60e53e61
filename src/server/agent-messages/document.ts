import type { DocumentsByName } from '#contract/generated/documents.ts';
import { agentsOf } from '#server/agents/document.ts';
import { flagOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

export type MessageTerms = NonNullable<DocumentsByName['agents']['messages']>;

/** What agents of a brand may write; undefined where they write nothing. */
export const messageTerms = (brand: LiveBrand): MessageTerms | undefined =>
  flagOf(brand, 'agentMessages') ? agentsOf(brand).messages : undefined;
