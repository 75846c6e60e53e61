// Writes the stories into .cache/stories: of every brand its documents as published, and what the real gateway answered, so that
// Storybook needs no server; of every kind of input a form in each of its states. Nothing is listed by hand: a new screen,
// modal, panel, block, form or kind of input has its stories.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { formStates, inputTexts, sampleTexts, storyName, widgetStates } from './form-samples.mjs';
import { withServer } from './own-server.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
const out = '.cache/stories';

let port = 0;

/** An answer that is none of an error; the brand goes by the host. */
const ask = (host, path, { headers = {}, method = 'GET', body = '' } = {}) =>
  new Promise((resolve, reject) => {
    const at = { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } };
    request(at, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () =>
        answer.statusCode < 400
          ? resolve({ text, headers: answer.headers })
          : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    })
      .on('error', reject)
      .end(body);
  });
const get = async (host, path, headers) => (await ask(host, path, { headers })).text;
const json = async (...args) => JSON.parse(await get(...args));

const announcements = ['B', 'PL', 'PU', 'PR', 'H'];

/** Every public reading call of the gateway that needs no session. */
async function answersOf(host, language, calls) {
  const answers = {};
  for (const { path } of calls)
    answers[path] = await call(host, `${path}${queryOf(path)}`, language).catch(() => undefined);
  return answers;
}
const call = (host, path, language) =>
  json(host, path, { 'x-gateway-version': '3', 'x-module-id': 'portal', 'accept-language': language });
const queryOf = (path) => {
  if (path.endsWith('MCSFE_getListAnnouncements'))
    return `?types=${announcements.join(',')}&platform=W&execution=B`;
  if (path.endsWith('GCSGAME_gameList')) return '?page=1&size=24';
  return '';
};

const exportName = (id) =>
  id.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/gu, (_, letter) => letter.toUpperCase());
const file = (brand, title, shown) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandStory, type Shown } from '../../.storybook/BrandStory.tsx';
import type { BrandData } from '../../.storybook/brand-data.ts';
import data from './${brand}.json';

type Args = { shown: Shown };

export default {
  title: '${exportName(brand)}/${title}',
  render: ({ shown }, { globals }) => (
    <BrandStory data={data as unknown as BrandData} shown={shown} mode={globals['mode']} language={globals['language']} />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

${Object.entries(shown)
  .map(
    ([name, value]) =>
      `export const ${exportName(name)}: Story = { args: { shown: ${JSON.stringify(value)} } };`,
  )
  .join('\n')}
`;

const isPlayed = ({ press, until }) => press !== undefined || until !== undefined;
const story = ([name, args]) =>
  `export const ${exportName(name)}: Story = { args: ${JSON.stringify(args)}${isPlayed(args) ? ', play: press' : ''} };`;
const formFile = (title, data, states) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormData, FormStoryArgs } from '../../.storybook/form-data.ts';
import { FormStory } from '../../.storybook/FormStory.tsx';
${Object.values(states).some(isPlayed) ? `import { press } from '../../.storybook/press.ts';\n` : ''}import data from './${data}.json';

export default {
  title: '${title}',
  render: (args, { globals }) => (
    <FormStory {...args} data={data as unknown as FormData} mode={globals['mode']} language={globals['language']} />
  ),
} satisfies Meta<FormStoryArgs>;
type Story = StoryObj<FormStoryArgs>;

${Object.entries(states).map(story).join('\n')}
`;

/** Who set what in the documents that forms are made of, by the administration's own account. */
async function provenanceOf(brand, password) {
  const signIn = { username: 'admin', password };
  const { headers } = await ask('localhost', '/config/v1/admin/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn),
  });
  const cookie = headers['set-cookie'].map((line) => line.split(';')[0]).join('; ');
  const { documents } = await json('localhost', `/config/v1/admin/packs/${brand}/contents`, { cookie });
  return Object.fromEntries(
    Object.entries(documents)
      .filter(([key]) => /^(?:form|rules|patterns|constants)\//u.test(key))
      .map(([key, { provenance }]) => [key, provenance]),
  );
}

/** What the widgets of a form ask the platform for. */
async function platformOf(host) {
  const { countries } = (await call(host, '/wps/system/countryCodes', 'en')).value;
  const { captchaId, image } = (await call(host, '/wps/captcha', 'en')).value;
  return { countries, captcha: { captchaId, image } };
}

/** The first use of each type of block in a brand's screens, frames' outlets left out. */
function blocksOf(screens) {
  const found = {};
  const visit = (block) => {
    if (!['outlet', 'centre'].includes(block.type)) found[block.type] ??= { block };
    for (const slot of Object.values(block.slots ?? {})) Object.values(slot.items).forEach(visit);
  };
  for (const screen of Object.values(screens)) Object.values(screen.body.items).forEach(visit);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)));
}

const byId = (documents, block) =>
  Object.fromEntries(Object.keys(documents).map((id) => [id, { block: block(id) }]));
const byPresentation = (screens, presentation, as) =>
  Object.fromEntries(
    Object.values(screens)
      .filter((screen) => screen.presentation === presentation)
      .map(({ id }) => [id, { [as]: id }]),
  );

const password = 'stories-of-the-brands';

await withServer(password, async (freePort) => {
  port = freePort;
  let sample;
  const openapi = await json('localhost', '/docs/json');
  const calls = Object.entries(openapi.paths)
    .filter(([path, methods]) => methods.get && /^\/(wps|lgw|lotto)\//u.test(path) && !path.includes('{'))
    .map(([path]) => ({ path }));

  const brands = readdirSync('configs').filter((pack) => {
    try {
      return JSON.parse(readFileSync(`configs/${pack}/brand/main.json`, 'utf8')).abstract !== true;
    } catch {
      return false;
    }
  });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const brand of brands) {
    const host = `${brand}.localhost`;
    const pointer = await json(host, `/config/v1/brands/${brand}/pointer`);
    const manifest = await json(host, `/config/v1/bundles/${pointer.hash}`);
    const part = (name) => get(host, `/config/v1/bundles/${manifest.parts[name]}`);
    const core = JSON.parse(await part('core'));
    const languages = core.brand.languages;
    const texts = {};
    const answers = {};
    for (const language of languages) {
      texts[language] = JSON.parse(await part(`texts/${language}`)).texts;
      answers[language] = await answersOf(host, language, calls);
    }
    const data = { brand, seq: pointer.seq, core, themeCss: await part('theme.css'), texts, answers };
    writeFileSync(join(out, `${brand}.json`), JSON.stringify(data));
    const groups = {
      Pages: byPresentation(core.screens, 'page', 'page'),
      Modals: byPresentation(core.screens, 'modal', 'modal'),
      Panels: byPresentation(core.screens, 'panel', 'panel'),
      Menus: byId(core.menus, (menu) => ({ type: 'navigation', props: { menu, variant: 'rail' } })),
      Blocks: blocksOf(core.screens),
    };
    for (const [title, shown] of Object.entries(groups))
      writeFileSync(join(out, `${brand}-${title.toLowerCase()}.stories.tsx`), file(brand, title, shown));
    const { forms, screens: _screens, menus: _menus, ...parts } = core;
    const formData = {
      brand,
      core: parts,
      themeCss: data.themeCss,
      texts,
      provenance: await provenanceOf(brand, password),
      platform: await platformOf(host),
    };
    writeFileSync(join(out, `${brand}-forms.json`), JSON.stringify(formData));
    const asStories = Object.fromEntries(Object.entries(forms).map(([id, form]) => [id, { form }]));
    writeFileSync(
      join(out, `${brand}-forms.stories.tsx`),
      formFile(`${exportName(brand)}/Forms`, `${brand}-forms`, asStories),
    );
    sample ??= formData;
    const counts = [...Object.values(groups), forms].map((shown) => Object.keys(shown).length);
    console.log(`${brand}: ${counts.reduce((sum, count) => sum + count, 0)} stories`);
  }

  const { input } = JSON.parse(readFileSync('schemas/documents/form.schema.json', 'utf8')).$defs.field
    .properties;
  const own = { ...sampleTexts, ...inputTexts(input.enum) };
  const said = Object.fromEntries(
    Object.entries(sample.texts).map(([language, words]) => [language, { ...words, ...own }]),
  );
  writeFileSync(join(out, 'samples.json'), JSON.stringify({ ...sample, texts: said, provenance: {} }));
  let count = 0;
  const write = (title, states) => {
    count += Object.keys(states).length;
    const name = title.replaceAll(/[^A-Za-z0-9]+/gu, '-').toLowerCase();
    writeFileSync(join(out, `${name}.stories.tsx`), formFile(title, 'samples', states));
  };
  for (const kind of input.enum) write(`Widgets/${storyName(kind)}`, widgetStates(kind));
  write('Widgets/Form', formStates());
  console.log(`widgets: ${count} stories`);
});
