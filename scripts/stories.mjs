// Writes the stories of every brand into .cache/stories: its documents as published, and what the real gateway answered, so that
// Storybook needs no server. Nothing is listed by hand: a new screen, modal, panel or block has its story.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { withServer } from './own-server.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
const out = '.cache/stories';

let port = 0;

/** The body of an answer; the brand goes by the host. */
const get = (host, path, headers = {}) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (body += chunk));
      answer.on('end', () =>
        answer.statusCode < 400 ? resolve(body) : reject(new Error(`${path}: ${answer.statusCode} ${body}`)),
      );
    })
      .on('error', reject)
      .end();
  });
const json = async (...args) => JSON.parse(await get(...args));

const announcements = ['B', 'PL', 'PU', 'PR', 'H'];

/** Every public reading call of the gateway that needs no session. */
async function answersOf(host, language, calls) {
  const headers = { 'x-gateway-version': '3', 'x-module-id': 'portal', 'accept-language': language };
  const answers = {};
  for (const { path } of calls)
    answers[path] = await json(host, `${path}${queryOf(path)}`, headers).catch(() => undefined);
  return answers;
}
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

await withServer('stories-of-the-brands', async (own) => {
  port = own;
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
      Forms: byId(core.forms, (form) => ({ type: 'form', props: { form } })),
      Menus: byId(core.menus, (menu) => ({ type: 'navigation', props: { menu, variant: 'rail' } })),
      Blocks: blocksOf(core.screens),
    };
    for (const [title, shown] of Object.entries(groups))
      writeFileSync(join(out, `${brand}-${title.toLowerCase()}.stories.tsx`), file(brand, title, shown));
    console.log(
      `${brand}: ${Object.values(groups).reduce((sum, shown) => sum + Object.keys(shown).length, 0)} stories`,
    );
  }
});
