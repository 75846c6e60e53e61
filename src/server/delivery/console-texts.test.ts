import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consolePack, type ConsoleTexts } from '#contract/console-pack.ts';
import { smallPacks, writePacks, type PackValues } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { sendDraft } from '#server/testing/operator-client.ts';

const words = (id: string, name: string, texts: Record<string, string>) => ({
  kind: 'texts',
  id,
  name,
  texts,
});
const packs: PackValues = {
  ...smallPacks(),
  [consolePack]: {
    'brand/main': {
      kind: 'brand',
      id: 'main',
      abstract: true,
      languages: ['en', 'my', 'zh-CN'],
      defaultLanguage: 'en',
    },
    'texts/en': words('en', 'English', { 'console.signIn.title': 'Sign in' }),
    'texts/my': words('my', 'မြန်မာ', { 'console.signIn.title': 'ဝင်ရန်' }),
    'texts/zh-CN': words('zh-CN', '简体中文', { 'console.signIn.title': '登录' }),
  },
};

describe('the words of the console', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(mainDatabase, { configs: writePacks(packs) });
  });
  afterAll(() => server.close());

  const ask = (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.url}/config/v1/console/texts`, { headers });
  const wordsIn = async (language: string): Promise<ConsoleTexts> =>
    (await (await ask({ 'accept-language': language })).json()) as ConsoleTexts;

  it('are said to everybody, in the language that fits best, with English where it lacks a key', async () => {
    expect(await wordsIn('zh;q=0.9, my;q=0.4')).toEqual({
      language: 'zh-CN',
      languages: [
        { language: 'en', name: 'English' },
        { language: 'my', name: 'မြန်မာ' },
        { language: 'zh-CN', name: '简体中文' },
      ],
      texts: [
        { language: 'zh-CN', texts: { 'console.signIn.title': '登录' } },
        { language: 'en', texts: { 'console.signIn.title': 'Sign in' } },
      ],
    });
    expect(await wordsIn('fr')).toMatchObject({ language: 'en', texts: [{ language: 'en' }] });
  });

  it('are sent again only once others are published', async () => {
    const first = await ask({ 'accept-language': 'my' });
    const known = { 'accept-language': 'my', 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await ask(known)).status).toBe(304);
    expect((await ask({ ...known, 'accept-language': 'en' })).status).toBe(200);

    const admin = await server.as('admin');
    await sendDraft(admin, consolePack, 'texts/my', words('my', 'မြန်မာ', { 'console.signIn.title': 'ဝင်ပါ' }));
    const published = await admin.call('POST', `/packs/${consolePack}/publish`, { note: '' });
    expect(published.status).toBe(200);
    const next = await ask(known);
    expect(((await next.json()) as ConsoleTexts).texts[0]?.texts).toEqual({ 'console.signIn.title': 'ဝင်ပါ' });
  });
});
