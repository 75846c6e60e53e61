import {
  change,
  menu,
  form,
  pattern,
  block,
  dark,
  menuFile,
  homeFile,
  formFile,
  patternsFile,
  lobbyFile,
  type Breakage,
} from './breakage.ts';
import { objectUnder } from '../small-packs.ts';

export const schema: Breakage[] = [
  change('a text for a list', (packs) => Object.assign(menu(packs), { order: 'home' }), {
    code: 'WRONG_TYPE',
    file: menuFile,
    pointer: '/order',
    at: '"home"',
  }),
  change('a document that is a list', (packs) => Object.assign(packs['ground'] ?? {}, { 'flags/main': [] }), {
    code: 'WRONG_TYPE',
    file: 'ground/flags/main.json',
    pointer: '',
    at: '[]',
  }),
  change(
    'a text for a boolean in props',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['screen/frame-full'], 'body', 'items', 'header'), {
        props: { sticky: 'yes' },
      }),
    {
      code: 'WRONG_TYPE',
      file: 'ground/screen/frame-full.json',
      pointer: '/body/items/header/props/sticky',
      at: '"yes"',
    },
  ),
  change('a wrong kind', (packs) => Object.assign(menu(packs), { kind: 'form' }), {
    code: 'WRONG_VALUE',
    file: menuFile,
    pointer: '/kind',
    at: '"form"',
  }),
  change(
    'a presentation that does not exist',
    (packs) => Object.assign(objectUnder(packs['ground']?.['screen/security']), { presentation: 'pannel' }),
    {
      code: 'UNKNOWN_VALUE',
      file: 'ground/screen/security.json',
      pointer: '/presentation',
      at: '"pannel"',
    },
  ),
  change(
    'a variant the block does not have',
    (packs) => Object.assign(objectUnder(block(packs, 'hero'), 'props'), { variant: 'cinemascope' }),
    {
      code: 'UNKNOWN_VALUE',
      file: homeFile,
      pointer: '/body/items/hero/props/variant',
      at: '"cinemascope"',
    },
  ),
  change('a form without a button', (packs) => delete form(packs)['submit'], {
    code: 'MISSING_PROPERTY',
    file: formFile,
    pointer: '/submit',
    at: '{',
  }),
  change(
    'an action without its argument',
    (packs) => Object.assign(objectUnder(menu(packs), 'items', 'home'), { action: { do: 'navigate' } }),
    {
      code: 'MISSING_PROPERTY',
      file: menuFile,
      pointer: '/items/home/action/to',
      at: '{\n        "do": "navigate"',
    },
  ),
  change('a block without its props', (packs) => delete block(packs, 'poster')['props'], {
    code: 'MISSING_PROPERTY',
    file: homeFile,
    pointer: '/body/items/poster/props/image',
    at: '{\n        "type": "image"',
  }),
  change(
    'a misspelt property, in the pack above',
    (packs) =>
      Object.assign(objectUnder(packs['shop']?.['menu/main'], 'items', 'home'), { lable: 'menu.home' }),
    {
      code: 'UNKNOWN_PROPERTY',
      file: 'shop/menu/main.json',
      pointer: '/items/home/lable',
      at: '"lable"',
    },
  ),
  change(
    'props of another block',
    (packs) => Object.assign(objectUnder(block(packs, 'hero'), 'props'), { menu: 'main' }),
    {
      code: 'UNKNOWN_PROPERTY',
      file: homeFile,
      pointer: '/body/items/hero/props/menu',
      at: '"menu"',
    },
  ),
  change(
    'an argument of another action',
    (packs) => Object.assign(objectUnder(menu(packs), 'items', 'home', 'action'), { modal: 'register' }),
    {
      code: 'UNKNOWN_PROPERTY',
      file: menuFile,
      pointer: '/items/home/action/modal',
      at: '"modal"',
    },
  ),
  change(
    'an entry with a space in its name',
    (packs) => Object.assign(objectUnder(menu(packs), 'items'), { 'my home': {} }),
    {
      code: 'WRONG_NAME',
      file: menuFile,
      pointer: '/items/my home',
      at: '"my home"',
    },
  ),
  change('a colour by name', (packs) => Object.assign(dark(packs), { border: 'red' }), {
    code: 'WRONG_FORMAT',
    file: 'ground/theme/main.json',
    pointer: '/modes/dark/border',
    at: '"red"',
  }),
  change(
    'a name that is too long',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['lobby/main'], 'games', 'nova'), { name: 'N'.repeat(65) }),
    {
      code: 'WRONG_LENGTH',
      file: lobbyFile,
      pointer: '/games/nova/name',
      at: '"NNN',
    },
  ),
  change(
    'an age below the law',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['constants/main'], 'constants'), { agreementAge: 16 }),
    {
      code: 'OUT_OF_RANGE',
      file: 'ground/constants/main.json',
      pointer: '/constants/agreementAge',
      at: '16',
    },
  ),
  change('a pattern without a valid example', (packs) => Object.assign(pattern(packs), { valid: [] }), {
    code: 'WRONG_COUNT',
    file: patternsFile,
    pointer: '/patterns/letters/valid',
    at: '[]',
  }),
  change(
    'an entry ordered twice',
    (packs) => Object.assign(menu(packs), { order: ['home', 'account', 'home'] }),
    {
      code: 'REPEATED_ITEM',
      file: menuFile,
      pointer: '/order/2',
      at: '"home"\n',
    },
  ),
];
