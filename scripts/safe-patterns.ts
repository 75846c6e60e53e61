/**
 * Judges the patterns of the packs in configs/, which takes two seconds, and writes src/engine/validate/generated: servers, their threads
 * and consoles know them from the start. Run by scripts/patterns-stale.mjs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import { checkRedos } from '#engine/validate/redos.ts';
import { writeFolder } from './generate/folder.ts';

process.chdir(join(import.meta.dirname, '..'));

const isPattern = (name: string): boolean => name === 'pattern' || name === 'acceptedPattern';

/** Every pattern in a document. */
function patternsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isPattern(name) && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

const patterns = readdirSync('configs', { recursive: true, encoding: 'utf8' })
  .filter((file) => /[/\\](?:patterns|rules)[/\\][^/\\]+\.json$/u.test(file))
  .flatMap((file) => patternsIn(JSON.parse(readFileSync(join('configs', file), 'utf8')) as Json));
const safe = [...new Set(patterns)].sort().filter((source) => checkRedos(source).status === 'safe');

writeFolder('src/engine/validate/generated', {
  'safe-patterns.ts': `// Generated from configs/ by scripts/safe-patterns.ts. Do not edit.
/** Patterns that were judged to be safe when this was made. */
export const safePatterns: readonly string[] = ${JSON.stringify(safe, null, 2)};
`,
});
