import { change, rewrite, menuFile, homeFile, shopFile, type Breakage } from './breakage.ts';
import { objectUnder, smallPacks, writePacks } from '../small-packs.ts';

export const files: Breakage[] = [
  rewrite(
    'a missing comma',
    ['ground', 'menu/main'],
    (text) => text.replace('"id": "main",', '"id": "main"'),
    {
      code: 'NOT_JSON',
      file: menuFile,
      pointer: '',
      at: '"order"',
    },
  ),
  rewrite('a comment', ['shop', 'menu/main'], (text) => text.replace('"id"', '// mine\n  "id"'), {
    code: 'NOT_JSON',
    file: 'shop/menu/main.json',
    pointer: '',
    at: '// mine',
  }),
  rewrite(
    'a name given twice',
    ['shop', 'brand/main'],
    (text) => text.replace('"hosts"', '"name": "x",\n  "hosts"'),
    {
      code: 'DUPLICATE_KEY',
      file: shopFile,
      pointer: '/name',
      at: '"name": "x"',
    },
  ),
  change(
    'a folder that is no kind',
    (packs) => Object.assign(packs['shop'] ?? {}, { 'menus/main': { kind: 'menu' } }),
    {
      code: 'UNKNOWN_KIND',
      file: 'shop/menus/main.json',
      pointer: '',
      at: '{',
    },
  ),
  change(
    'an id that is not the file name',
    (packs) => Object.assign(objectUnder(packs['ground']?.['screen/home']), { id: 'start' }),
    {
      code: 'WRONG_ID',
      file: homeFile,
      pointer: '/id',
      at: '"start"',
    },
  ),
  change(
    'a second theme',
    (packs) => Object.assign(packs['shop'] ?? {}, { 'theme/night': { kind: 'theme', id: 'night' } }),
    {
      code: 'WRONG_ID',
      file: 'shop/theme/night.json',
      pointer: '',
      at: '{',
    },
  ),
  change('a pack without a brand', (packs) => delete packs['shop']?.['brand/main'], {
    code: 'MISSING_BRAND',
    file: shopFile,
    pointer: '',
    at: '',
  }),
  change(
    'a parent that does not exist',
    (packs) => Object.assign(objectUnder(packs['shop']?.['brand/main']), { extends: 'grond' }),
    {
      code: 'UNKNOWN_PACK',
      file: shopFile,
      pointer: '/extends',
      at: '"grond"',
    },
  ),
  change(
    'a circle of packs',
    (packs) => Object.assign(objectUnder(packs['ground']?.['brand/main']), { extends: 'shop' }),
    {
      code: 'EXTENDS_CYCLE',
      file: 'ground/brand/main.json',
      pointer: '/extends',
      at: '"shop"',
    },
  ),
  change(
    'no page that is home',
    (packs) => delete objectUnder(packs['ground']?.['brand/main'], 'roles')['home'],
    {
      code: 'MISSING_SETTING',
      file: shopFile,
      pointer: '/roles/home',
      at: '{',
    },
  ),
  change('no theme', (packs) => delete packs['ground']?.['theme/main'], {
    code: 'MISSING_DOCUMENT',
    file: shopFile,
    pointer: '',
    at: '{',
  }),
  change('no languages', (packs) => delete packs['shop']?.['brand/main']?.['languages'], {
    code: 'MISSING_SETTING',
    file: shopFile,
    pointer: '/languages',
    at: '{',
  }),
  change(
    'a host of two brands',
    (packs) => {
      packs['twin'] = { 'brand/main': { ...objectUnder(packs['shop']?.['brand/main']), logo: {} } };
    },
    { code: 'DUPLICATE_HOST', file: 'twin/brand/main.json', pointer: '/hosts/0', at: '"shop.example"' },
  ),
  change(
    'a null for nothing',
    (packs) => Object.assign(objectUnder(packs['shop']?.['menu/main'], 'items'), { acount: null }),
    {
      code: 'REMOVES_NOTHING',
      file: 'shop/menu/main.json',
      pointer: '/items/acount',
      at: '"acount"',
    },
  ),
  {
    what: 'a link that leads out of its pack',
    packs: () => {
      const set = writePacks(smallPacks());
      const { shop } = set;
      return shop
        ? { ...set, shop: { ...shop, skipped: [{ path: 'theme/main.json', why: 'outside' }] } }
        : set;
    },
    code: 'NOT_A_FILE',
    file: 'shop/theme/main.json',
    pointer: '',
    at: '',
  },
];
