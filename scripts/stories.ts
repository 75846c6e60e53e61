// Writes the stories into .cache/stories: each brand's published documents with recorded answers of the gateway, and a
// form per kind of input and state. New screens, blocks, forms and inputs get stories by themselves.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockNames } from '#contract/generated/names.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { isJsonObject } from '#engine/json/json.ts';
import { packLayers, parseJson } from '#engine/packs.ts';
import { resolveBrand, traceBrand } from '#engine/resolve.ts';
import { withSpokenTexts } from '#engine/spoken-texts.ts';
import type { BrandData } from '../.storybook/brand-data.ts';
import { inputTexts, sampleTexts } from './form-samples.mjs';
import { callsOfBlocks } from './stories/block-calls.ts';
import { buildDocumentPanel } from './stories/document-panel.ts';
import { filesOfBrand } from './stories/brand-files.ts';
import { namesOfBrand } from './stories/names-of-brand.ts';
import { filesOfReference } from './stories/reference-files.ts';
import { recordBrand } from './stories/record-brand.ts';
import { withStoryServer } from './stories/story-server.ts';
import { exportName, fileName, storyModule, type StoryFile } from './stories/story-file.ts';
import { pictureNames, withTags } from './stories/story-tags.ts';
import { blocksOfSources, usesOf } from './stories/uses.ts';
import { welcomeOf } from './stories/welcome.ts';
import { filesOfWidgets } from './stories/widget-files.ts';

process.chdir(join(import.meta.dirname, '..'));
const out = '.cache/stories';
const password = 'stories-of-the-brands';

const packs = await readPacks('configs');
const isBrand = (pack: string): boolean => {
  const document = parseJson(packs[pack]?.documents['brand/main'] ?? '');
  return isJsonObject(document) && document['abstract'] !== true;
};
const brands = Object.keys(packs).filter(isBrand).sort();

const recorded: BrandData[] = [];
await withStoryServer(password, async (server) => {
  for (const brand of brands) {
    const data = await recordBrand(brand, { ...server, password });
    recorded.push({ ...data, provenance: traceBrand(withSpokenTexts(packs, [brand]), brand).provenance });
  }
});

const { input } = (
  JSON.parse(readFileSync('schemas/documents/form.schema.json', 'utf8')) as {
    $defs: { field: { properties: { input: { enum: string[] } } } };
  }
).$defs.field.properties;

const callsOf = await callsOfBlocks(blockNames);
const filesByBrand = recorded.map((data) => filesOfBrand(data, callsOf));
const files: StoryFile[] = withTags([
  ...filesByBrand.flat(),
  ...filesOfReference(brands[0] ?? '', filesByBrand[0] ?? []),
  ...filesOfWidgets(brands[0] ?? '', input.enum),
]);

const titleOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
const languages = [...new Set(recorded.flatMap(({ core }) => core.brand.languages ?? []))].sort();
const assetsOf = (brand: string): string[] => [
  ...new Set(packLayers(packs, brand).layers.flatMap((layer) => packs[layer]?.assets ?? [])),
];

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'brands'), { recursive: true });
const write = (name: string, value: unknown): void => writeFileSync(join(out, name), JSON.stringify(value));
const layers = new Set(brands.flatMap((brand) => packLayers(packs, brand).layers));
const shownPacks = Object.fromEntries(Object.entries(packs).filter(([pack]) => layers.has(pack)));
// A static host answers this where a development server says that drafts can be pushed, see .storybook/push-draft.ts.
mkdirSync(join(out, 'built', 'livery'), { recursive: true });
write('built/livery/draft', { ok: false });
await buildDocumentPanel(join(out, 'panel'), shownPacks);
for (const data of recorded) write(`brands/${data.brand}.json`, data);
write(
  'names.json',
  Object.fromEntries(recorded.map(({ brand, core }) => [brand, namesOfBrand(core, assetsOf(brand))])),
);
write('toolbars.json', {
  brands: brands.map((brand) => ({ value: brand, title: exportName(brand) })),
  languages: languages.map((language) => ({ value: language, title: titleOf(language) })),
});
const referenceOf = (brand: string) => {
  const { documents } = resolveBrand(packs, brand);
  const { patterns = {} } = (documents['patterns/main'] ?? {}) as { patterns?: object };
  return { uses: usesOf(documents), patterns };
};
write('reference.json', {
  brands: Object.fromEntries(brands.map((brand) => [brand, referenceOf(brand)])),
  sources: blocksOfSources(callsOf),
});
write('welcome.json', welcomeOf(files, brands));
write('pictures.json', pictureNames(files));
write('sample-texts.json', { ...sampleTexts, ...inputTexts(input.enum) });
for (const file of files) writeFileSync(join(out, fileName(file)), storyModule(file));

for (const group of ['Reference', ...brands.map(exportName), 'Widgets']) {
  const own = files.filter(({ title }) => title.startsWith(`${group}/`));
  console.log(`${group}: ${own.reduce((sum, { stories }) => sum + Object.keys(stories).length, 0)} stories`);
}
