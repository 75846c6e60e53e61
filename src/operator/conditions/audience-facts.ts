import { schemaIndex } from '#contract/generated/schema-index.ts';
import { factSet } from '#engine/conditions/fact-catalogue.ts';

/** What the server knows of a member beside the facts of pages. */
export const audienceFacts = factSet(schemaIndex, 'audience');
