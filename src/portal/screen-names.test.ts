import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { isJsonObject } from '#engine/json/json.ts';

const root = join(import.meta.dirname, '../..');

const documents = (kind: string): Record<string, unknown>[] =>
  readdirSync(join(root, 'configs/base', kind)).map((file) => {
    const value: unknown = JSON.parse(readFileSync(join(root, 'configs/base', kind, file), 'utf8'));
    if (!isJsonObject(value)) throw new Error(`${file} is no object.`);
    return value;
  });

const screens = documents('screen').filter(({ presentation }) => presentation !== 'frame');
const ids = [...screens, ...documents('menu')].map(({ id }) => String(id));
const paths = screens.flatMap(({ path, aliases }) => [path, ...((aliases as unknown[] | undefined) ?? [])]);

const anyOf = (names: readonly unknown[]): string =>
  names.map((name) => String(name).replace(/[.$]/g, String.raw`\$&`)).join('|');

/** Properties by which code names a screen or menu; ids are words too, such as those of icons. */
const named = new RegExp(
  [
    String.raw`\b(?:modal|modals|page|panel|menu|screen|home): '(?:${anyOf(ids)})'`,
    String.raw`\bid: '(?:${anyOf(screens.map(({ id }) => id))})'`,
    String.raw`\b(?:screens|menus)(?:\.|\[')(?:${anyOf(ids)})\b`,
    String.raw`'(?:${anyOf(ids.filter((id) => /[-\d]/.test(id)))})'`,
    String.raw`'(?:screen|menu)/(?:${anyOf(ids)})'`,
    String.raw`\b(?:entry|screen|menu)\.id === '(?:${anyOf(ids)})'`,
    String.raw`\b(?:menu|screen(?!OfRole))\w+\(documents, '(?:${anyOf(ids)})'`,
    String.raw`'(?:screen|menu)', '(?:${anyOf(ids)})'`,
    String.raw`['"\`](?:${anyOf(paths.filter((path) => path !== undefined))})(?:[?#][^'"\`]*)?['"\`]`,
  ].join('|'),
  'g',
);

const sources = ['src/portal', 'src/operator']
  .flatMap((layer) => readdirSync(join(root, layer), { recursive: true, withFileTypes: true }))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[/\\]testing[/\\]/.test(file));

it('leave the ids and addresses of screens and menus to the documents', () => {
  const found = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(named), ([words]) => `${relative(root, file)}: ${words}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "run({ do: 'openModal', modal: 'login' })",
  "openModal({ id: 'register' })",
  "documents.screens['home']",
  'screens.home',
  "const modal = 'member-centre'",
  "navigation.go('/promotions')",
  "names(reference, 'menu/main')",
  "screens.find((entry) => entry.id === 'home')",
  "menuEntries(documents, 'main')",
  "documentOf(documents, 'screen', 'home')",
])('see that %s names one', (code) => expect(code.match(named)).not.toBeNull());
