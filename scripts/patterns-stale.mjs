// Makes src/engine/validate/generated when patterns of configs/ or what judges them changed, or when it was edited.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeStale } from './stale.mjs';

const packs = readdirSync(join(import.meta.dirname, '../configs'));

makeStale(
  'scripts/safe-patterns.ts',
  [
    ...packs.flatMap((pack) => [`configs/${pack}/patterns`, `configs/${pack}/rules`]),
    'src/engine/validate/redos.ts',
    'src/engine/validate/pattern-structure.ts',
    'scripts/safe-patterns.ts',
    'package-lock.json',
  ],
  ['src/engine/validate/generated'],
);
