import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Style sheets that arrange the elements of others. */
const arranging: readonly string[] = [
  'src/portal/parts/layout.css',
  'src/portal/lottery/hall/hall.css',
  'src/portal/blocks/session/sessionBar/session-bar.css',
];

/** Classes styled by their name alone. */
function classesOf(file: string): string[] {
  const rules = readFileSync(file, 'utf8')
    .replaceAll(/\/\*.*?\*\//gsu, '')
    .matchAll(/(?:^|[{}])([^{}@]+)\{/gu);
  const selectors = [...rules].flatMap(([, list = '']) => list.split(',').map((selector) => selector.trim()));
  return [...new Set(selectors.flatMap((selector) => /^\.(lv-[\w-]+)$/u.exec(selector)?.[1] ?? []))];
}

// Style sheets load with their parts and stay: two that style the same class would interfere after navigation.
it('gives no class a look in two style sheets', () => {
  const owners = new Map<string, string[]>();
  const sheets = ['src/portal', 'src/ui'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name)),
  );
  for (const file of sheets.filter((path) => !arranging.includes(path)))
    for (const name of classesOf(file)) owners.set(name, [...(owners.get(name) ?? []), file]);
  const shared = [...owners].filter(([, files]) => files.length > 1);
  expect(owners.size).toBeGreaterThan(500);
  expect(Object.fromEntries(shared)).toEqual({});
});
