import type { LotteriesDocument } from '#contract/generated/documents.ts';

export type Lottery = LotteriesDocument['games'][string];
