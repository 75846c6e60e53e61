import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { openEvents, type EventReader } from '#server/testing/event-stream.ts';

describe('saving a file while developing', () => {
  let folder: string;
  let server: TestApp;
  let events: EventReader;
  const save = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const menu = (icon: string): string =>
    JSON.stringify({ kind: 'menu', id: 'main', items: { home: { icon } } });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-configs-'));
    for (const { pack, documents, assets } of Object.values(writePacks(smallPacks()))) {
      for (const [key, text] of Object.entries(documents)) await save(`${pack}/${key}.json`, text);
      for (const asset of assets)
        await save(`${pack}/assets/${asset}`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    }
    server = await startApp(mainDatabase, { configs: folder, watch: true });
    events = await openEvents(`${server.url}/config/v1/brands/shop/events`);
    await events.next();
  });
  afterAll(async () => {
    events.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('publishes it and tells open pages', async () => {
    await save('shop/menu/main.json', menu('gift'));
    expect(await events.next()).toMatchObject({ event: 'pointer', data: { seq: 2 } });
  });

  it('tells what is wrong and leaves the last good version, until the file is right again [ENG-10]', async () => {
    await save('shop/menu/main.json', '{ "kind": "menu", "id": "main", ');
    const { event, data } = await events.next();
    expect(event).toBe('problems');
    expect(data['problems']).toMatchObject([{ file: 'shop/menu/main.json', line: 1, code: 'NOT_JSON' }]);
    const pointer = await fetch(`${server.url}/config/v1/brands/shop/pointer`);
    expect(pointer.headers.get('etag')).toBe('"2"');

    await save('shop/menu/main.json', menu('crown'));
    expect(await events.next(({ event: kind }) => kind === 'pointer')).toMatchObject({ data: { seq: 3 } });
  });
});
