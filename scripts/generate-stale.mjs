// Generates src/contract/generated and src/engine/generated when schemas/ or the generators changed, or when generated
// files were edited.
import { makeStale } from './stale.mjs';

makeStale(
  'scripts/generate.ts',
  ['schemas', 'scripts/generate', 'scripts/generate.ts', 'package-lock.json'],
  ['src/contract/generated', 'src/engine/generated'],
);
