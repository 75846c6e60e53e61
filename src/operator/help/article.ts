import type { HelpDocument } from '#contract/generated/documents.ts';

export type Article = HelpDocument['articles'][string];
