import { brokenEncryption } from './encrypted.ts';
import { contentTypes, sessions, versions } from './headers.ts';
import type { HostileGroups } from './refuses-hostile-input.ts';
import { formBodies, queries, shapes } from './shapes.ts';
import { hostileCodes, hostileWords } from './words.ts';

/** Bodies made from the schemas of the calls: most of all input. */
export const bodies: HostileGroups = { 'bodies of another shape': shapes };

export const others: HostileGroups = {
  'forms of another shape': formBodies,
  'queries of another shape': queries,
  'broken encryption': brokenEncryption,
  'texts that mean something elsewhere': hostileWords,
  'codes that mean something elsewhere': hostileCodes,
  'bodies of another type': contentTypes,
  'sessions that never were': sessions,
  'versions and modules': versions,
};
