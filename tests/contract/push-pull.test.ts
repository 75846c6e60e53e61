import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#cli/dispatch.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { adminPassword, startApp, type TestApp } from '#server/testing/app.ts';
import { sendDraft } from '#server/testing/operator-client.ts';

const menu = (icon: string): string =>
  `{ "kind": "menu", "id": "main",\n   "items": { "home": { "icon": "${icon}" } } }\n`;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n';

describe('livery diff, push and pull against a server', () => {
  let folder: string;
  let configs: string;
  let server: TestApp;

  async function livery(...args: string[]): Promise<{ code: number; printed: string }> {
    const lines: string[] = [];
    const take = (line: string): void => void lines.push(line);
    const env = { LIVERY_SERVER: server.url, LIVERY_PASSWORD: adminPassword };
    const code = await runCommand([...args, '--configs', configs], { out: take, error: take, env });
    return { code, printed: lines.join('\n') };
  }
  const save = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(configs, path)), { recursive: true });
    await writeFile(join(configs, path), text);
  };
  async function bytes(): Promise<Record<string, string>> {
    const entries = await readdir(configs, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return Object.fromEntries(
      await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')])),
    );
  }

  /** The small packs as files, with their pictures. */
  async function writeFiles(): Promise<void> {
    folder = await mkdtemp(join(tmpdir(), 'livery-cli-'));
    configs = join(folder, 'configs');
    for (const { pack, documents, assets } of Object.values(writePacks(smallPacks()))) {
      for (const [key, text] of Object.entries(documents)) await save(`${pack}/${key}.json`, text);
      for (const path of assets) await save(`${pack}/assets/${path}`, drawing);
    }
  }

  beforeAll(async () => {
    await writeFiles();
    const ofServer = folder;
    server = await startApp(undefined, { configs });
    return () => rm(ofServer, { recursive: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await writeFiles();
    await livery('push', 'shop', '--delete');
    return () => rm(folder, { recursive: true });
  });

  it('say that nothing differs right after a push, and pull changes no byte', async () => {
    await save('shop/menu/main.json', menu('gift'));
    const pushed = await livery('push', 'shop', '--note', 'Gift');
    expect([pushed.code, pushed.printed]).toEqual([
      0,
      expect.stringMatching(/~ menu\/main[\s\S]*"icon": "gift"[\s\S]*Published version/),
    ]);
    expect((await livery('diff')).code).toBe(0);
    const before = await bytes();
    expect((await livery('pull', '--delete')).code).toBe(0);
    expect(await bytes()).toEqual(before);
  });

  it('show a difference without making it', async () => {
    await save('shop/menu/main.json', menu('crown'));
    const { code, printed } = await livery('diff', 'shop');
    expect([code, printed]).toEqual([1, expect.stringContaining('"icon": "crown"')]);
    expect((await livery('push', 'shop', '--dry-run')).code).toBe(0);
    expect((await livery('diff', 'shop')).code).toBe(1);
  });

  it('bring what an operator published into files', async () => {
    const admin = await server.as('admin');
    await sendDraft(admin, 'shop', 'menu/main', JSON.parse(menu('fire')));
    await admin.call('POST', '/packs/shop/publish', {});
    expect((await livery('pull', 'shop')).printed).toContain('~ menu/main');
    expect(await readFile(join(configs, 'shop/menu/main.json'), 'utf8')).toContain('"icon": "fire"');
    expect((await livery('diff', 'shop')).code).toBe(0);
  });

  it('bring uploaded pictures with their files, and send those of files', async () => {
    const admin = await server.as('admin');
    const svg = (colour: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${colour}"></path></svg>`;
    const file = Buffer.from(svg('#f00')).toString('base64');
    await admin.call('POST', '/packs/shop/pictures', { path: 'banners/red.svg', file });
    await admin.call('POST', '/packs/shop/publish', {});
    expect((await livery('pull', 'shop')).printed).toContain('+ assets/banners/red.svg');
    const picture = join(configs, 'shop/assets/banners/red.svg');
    expect(await readFile(picture, 'utf8')).toBe(svg('#f00'));
    const same = await livery('diff', 'shop');
    expect([same.code, same.printed]).toEqual([0, expect.stringContaining('the same')]);

    await writeFile(picture, svg('#00f'));
    const differs = await livery('diff', 'shop');
    expect([differs.code, differs.printed]).toEqual([1, expect.stringContaining('~ assets/banners/red.svg')]);
    expect((await livery('push', 'shop', '--dry-run')).printed).toContain('~ assets/banners/red.svg');
    expect((await livery('push', 'shop')).code).toBe(0);
    const live = async (): Promise<string> =>
      (await fetch(`${server.url}/assets/shop/banners/red.svg`)).text();
    await expect.poll(live, { timeout: 30_000 }).toBe(svg('#00f'));
    expect((await livery('pull', 'shop')).code).toBe(0);
    expect((await livery('diff', 'shop')).code).toBe(0);

    // What the server has to clean is another picture afterwards, which the next pull brings.
    await writeFile(picture, '<svg xmlns="http://www.w3.org/2000/svg"><script>no</script><path/></svg>');
    expect((await livery('push', 'shop')).printed).toContain('The server cleaned it');
    await livery('pull', 'shop');
    expect(await readFile(picture, 'utf8')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><path></path></svg>',
    );
    await writeFile(picture, 'no picture at all');
    expect((await livery('push', 'shop')).printed).toContain('PICTURE_TYPE');
    await rm(picture);
    expect((await livery('push', 'shop', '--dry-run')).code).toBe(0);
  });

  it('bring pictures of the folder of a server, without which the files name what they have not', async () => {
    const picture = join(configs, 'shop/assets/brand/logo.svg');
    await rm(picture);
    expect((await livery('pull', 'shop')).printed).toContain('+ assets/brand/logo.svg');
    expect(await readFile(picture, 'utf8')).toBe(drawing);
    expect((await livery('pull', 'shop')).printed).toContain('the same');
  });

  it('refuse a plan that is stale', async () => {
    await save('shop/menu/main.json', menu('gift'));
    const version = Number(/version (\d+)/.exec((await livery('diff', 'shop')).printed)?.[1]);
    await livery('push', 'shop');
    const stale = await livery('push', 'shop', '--expect', String(version));
    expect([stale.code, stale.printed]).toEqual([1, expect.stringContaining('STALE_PLAN')]);
    const admin = await server.as('admin');
    const late = await admin.call('POST', '/packs/shop/push', {
      base: version,
      changes: { 'menu/main': menu('fire') },
    });
    expect([late.status, late.body['code']]).toEqual([412, 'STALE_PLAN']);
  });

  it('remove nothing unless told to', async () => {
    await rm(join(configs, 'shop/menu/main.json'));
    expect((await livery('push', 'shop')).printed).toMatch(
      /= menu\/main is on the server only[\s\S]*Nothing to push/,
    );
    expect((await livery('push', 'shop', '--delete')).printed).toContain('- menu/main');

    await save('shop/menu/main.json', menu('gift'));
    expect((await livery('pull', 'shop')).printed).toContain('= menu/main stands here only');
    await livery('pull', 'shop', '--delete');
    await expect(readFile(join(configs, 'shop/menu/main.json'))).rejects.toThrow('ENOENT');
  });

  it('print the problems of documents that the server refuses [ENG-10]', async () => {
    await save('shop/menu/main.json', menu('no-such-icon'));
    const { code, printed } = await livery('push', 'shop');
    expect([code, printed]).toEqual([1, expect.stringMatching(/shop\/menu\/main\.json:2:\d+ UNKNOWN_VALUE/)]);
  });

  it('save drafts instead with --draft', async () => {
    await save('shop/menu/main.json', menu('spark'));
    expect((await livery('push', 'shop', '--draft')).printed).toContain('Saved 1 draft.');
    const admin = await server.as('admin');
    expect((await admin.call('GET', '/packs/shop/documents/menu/main')).body).toMatchObject({
      draft: { items: { home: { icon: 'spark' } } },
      published: { items: { home: { icon: 'star' } } },
    });
    expect((await livery('push', 'shop', '--draft')).printed).toContain('STALE_DRAFT');
    await admin.call('DELETE', '/packs/shop/drafts');
  });

  it('sign in with the code of an authenticator', async () => {
    const admin = await server.as('admin');
    const account = {
      username: 'pipeline',
      password: 'a passphrase of the pipeline',
      roles: { shop: 'publisher' },
    };
    await admin.call('POST', '/accounts', account);
    const pipeline = await server.as(account.username, account.password);
    const { body } = await pipeline.call('POST', '/session/totp', { password: account.password });
    const secret = String(body['secret']);
    // The code before the one of now, which is left for the command.
    const confirm = () => {
      const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() - 30_000 });
      return pipeline.call('PUT', '/session/totp', { code });
    };
    // A code's half minute may end on the way.
    const first = await confirm();
    expect((first.status === 200 ? first : await confirm()).status).toBe(200);
    const env = {
      LIVERY_SERVER: server.url,
      LIVERY_USER: account.username,
      LIVERY_PASSWORD: account.password,
    };
    const said: string[] = [];
    const terminal = { out: () => undefined, error: (line: string) => void said.push(line) };
    const args = ['diff', 'shop', '--configs', configs];
    expect(await runCommand(args, { ...terminal, env })).toBe(1);
    expect(said.join()).toContain('CODE_NEEDED');
    expect(await runCommand(args, { ...terminal, env: { ...env, LIVERY_TOTP_SECRET: secret } })).toBe(0);
  });

  it('say what is missing: a pack, a password, a server', async () => {
    const quiet = { out: () => undefined, error: () => undefined };
    expect(await runCommand(['push'], { ...quiet, env: {} })).toBe(2);
    expect(await runCommand(['diff', '--configs', configs], { ...quiet, env: {} })).toBe(1);
    const env = { LIVERY_SERVER: 'http://127.0.0.1:1', LIVERY_PASSWORD: 'x' };
    expect(await runCommand(['diff', '--configs', configs], { ...quiet, env })).toBe(1);
    expect((await livery('diff', 'nothing')).printed).toContain('UNKNOWN_PACK');
  });
});
