import { factSet } from '#engine/conditions/fact-catalogue.ts';
import { factSchemas } from './fact-schemas.ts';

/** What the server knows of a member beside the facts of pages. */
export const audienceFacts = factSet(factSchemas, 'audience');
