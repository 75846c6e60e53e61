import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validatePacks } from '../validate.ts';
import { readPacks } from './read-packs.ts';
import { noProduct } from '../testing/no-product.ts';

describe('links in a folder of packs', () => {
  let folder: string;
  const at = (path: string): string => join(folder, path);
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), text);
  };
  const link = async (path: string, target: string): Promise<void> => {
    await mkdir(dirname(at(path)), { recursive: true });
    await symlink(target, at(path));
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-links-'));
    await write('configs/shop/menu/main.json', '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const shop = async () => (await readPacks(at('configs')))['shop'];

  it('are read where they lead within the pack, as Kubernetes mounts a folder of it', async () => {
    await write('configs/shop/theme/..2026_03_01/main.json', '{ "kind": "theme" }');
    await link('configs/shop/theme/..data', '..2026_03_01');
    await link('configs/shop/theme/main.json', '..data/main.json');
    await write('configs/shop/.content/images/star.svg', '<svg/>');
    await link('configs/shop/assets', '.content/images');
    expect(await shop()).toEqual({
      pack: 'shop',
      documents: { 'menu/main': '{}', 'theme/main': '{ "kind": "theme" }' },
      assets: ['star.svg'],
    });
  });

  it('may stand for a whole pack', async () => {
    await write('configs/..data/other/menu/main.json', '{}');
    await link('configs/other', '..data/other');
    expect((await readPacks(at('configs')))['other']).toEqual({
      pack: 'other',
      documents: { 'menu/main': '{}' },
      assets: [],
    });
  });

  it('are skipped by name where they leave the pack, lead nowhere or in a circle', async () => {
    await write('secret.json', '{ "secret": true }');
    await write('configs/other/menu/main.json', '{}');
    await link('configs/shop/theme/main.json', '../../../secret.json');
    await link('configs/shop/form', '../other/menu');
    await link('configs/shop/texts/en.json', 'nowhere.json');
    await link('configs/shop/screen/again', '../../shop');
    await link('configs/away', '..');
    const set = await readPacks(at('configs'));
    expect(set['shop']).toEqual({
      pack: 'shop',
      documents: { 'menu/main': '{}' },
      assets: [],
      skipped: [
        { path: 'form', why: 'outside' },
        { path: 'screen/again', why: 'circle' },
        { path: 'texts/en.json', why: 'dangling' },
        { path: 'theme/main.json', why: 'outside' },
      ],
    });
    expect(
      validatePacks(noProduct, set)
        .filter(({ code }) => code === 'NOT_A_FILE')
        .map(({ file, severity }) => `${severity} ${file}`),
    ).toEqual([
      'error away',
      'error shop/form',
      'error shop/screen/again',
      'error shop/texts/en.json',
      'error shop/theme/main.json',
    ]);
  });
});
