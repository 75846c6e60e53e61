// Makes src/ui/fonts/generated when the fonts' packages or scripts/fonts changed, or when made files were edited.
import { makeStale } from './stale.mjs';

makeStale(
  'scripts/fonts.ts',
  ['scripts/fonts', 'scripts/fonts.ts', 'package-lock.json'],
  ['src/ui/fonts/generated'],
);
