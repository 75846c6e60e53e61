// Weight of what a browser loads before a page shows, gzip. Which files that are is read from the build: `npm run build` first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { neededFonts } = await tsImport('./src/engine/theme/theme-fonts.ts', import.meta.url);

const read = (file) => {
  if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build", then measure again.`);
  return readFileSync(file, 'utf8');
};

const manifest = JSON.parse(read('dist/portal/.vite/manifest.json'));

/** A chunk of the players' application and all that it imports statically. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const chunkNamed = (name) => {
  const key = Object.keys(manifest).find(
    (key) => manifest[key].name === name && manifest[key].file.endsWith('.js'),
  );
  if (!key)
    throw new Error(`The build of the portal has no chunk "${name}". See the groups in vite.config.ts.`);
  return key;
};
const inPortal = (file) => join('dist/portal', file);
const scripts = (keys) => [...keys].map((key) => inPortal(manifest[key].file));
const styles = (keys) => [...keys].flatMap((key) => manifest[key].css ?? []).map(inPortal);

const first = withImports(entry);
/** What a form brings beyond the first load. */
const form = [...withImports(chunkNamed('FormOfBrand'), withImports(chunkNamed('fields')))].filter(
  (key) => !first.has(key),
);

/** Font files that the head of a brand's pages names (src/server/pages/font-links.ts). */
function fontsOf(pack, { font }) {
  const { type } = JSON.parse(read(`configs/${pack}/theme/main.json`));
  const keys = neededFonts(type, font).map((name) => `../ui/fonts/generated/${name}.woff2`);
  return keys.flatMap((key) => (manifest[key] ? [inPortal(manifest[key].file)] : []));
}

const { languages } = JSON.parse(read('configs/base/languages/main.json'));

/** Files that the page of the console names: its script, what that imports, and its style sheets. */
const ofConsole = [
  ...read('dist/operator/index.html').matchAll(/(?:src|href)="\/operator\/([^"]+\.(?:js|css))"/gu),
].map(([, file]) => join('dist/operator', file));
const ofType = (files, type) => files.filter((file) => file.endsWith(type));

export default [
  // With some 1.8 kB of small blocks that a brand's home page brings beyond this it is the budget of tests/e2e/policy.e2e.ts.
  { name: 'home, scripts of the first load', path: scripts(first), limit: '151.3 kB', gzip: true },
  { name: 'home, style sheets of the first load', path: styles(first), limit: '15.9 kB', gzip: true },
  ...['aurora', 'padauk'].flatMap((pack) =>
    Object.entries(languages).map(([language, described]) => ({
      name: `fonts before the first paint, ${pack} in ${language}`,
      path: fontsOf(pack, described),
      limit: '90 kB',
      brotli: false,
    })),
  ),
  // The form of a brand as a whole, with options and bounds of form sources (docs/decisions/0028-forms-that-move-money.md).
  { name: 'forms, scripts beyond the first load', path: scripts(form), limit: '34.5 kB', gzip: true },
  { name: 'forms, style sheets beyond the first load', path: styles(form), limit: '5.7 kB', gzip: true },
  { name: 'console, scripts of the first load', path: ofType(ofConsole, '.js'), limit: '255 kB', gzip: true },
  {
    name: 'console, style sheets of the first load',
    path: ofType(ofConsole, '.css'),
    limit: '9 kB',
    gzip: true,
  },
];
