import type { FactDefinitions } from './definition.ts';

export const facts: FactDefinitions = {
  'viewer.width': ({ viewer }) => viewer.width,
  'time.now': ({ viewer, documents }) => viewer.minute(documents.current.brand.timeZone ?? 'UTC'),
};
