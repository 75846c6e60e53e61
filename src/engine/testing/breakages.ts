import type { PackSet } from '../packs.ts';
import type { ProblemCode } from '../problems.ts';
import { objectAt, smallPacks, writePacks, type PackValues } from './small-packs.ts';

/** One way to break a pack, and what has to be said about it. */
export type Breakage = {
  what: string;
  packs: () => PackSet;
  code: ProblemCode;
  file: string;
  pointer: string;
  /** The text of the file at the line and column of the problem. */
  at: string;
};

type Expected = Pick<Breakage, 'code' | 'file' | 'pointer' | 'at'>;

/** Breaks the values, and writes them down. */
const change = (what: string, edit: (packs: PackValues) => void, expected: Expected): Breakage => ({
  what,
  packs: () => {
    const packs = smallPacks();
    edit(packs);
    return writePacks(packs);
  },
  ...expected,
});

/** Breaks the text of one file. */
const rewrite = (
  what: string,
  [pack, key]: [string, string],
  edit: (text: string) => string,
  expected: Expected,
): Breakage => ({
  what,
  packs: () => {
    const set = writePacks(smallPacks());
    const documents = set[pack]?.documents ?? {};
    documents[key] = edit(documents[key] ?? '');
    return set;
  },
  ...expected,
});

const menu = ({ ground }: PackValues): ReturnType<typeof objectAt> => objectAt(ground?.['menu/main']);
const form = ({ ground }: PackValues): ReturnType<typeof objectAt> => objectAt(ground?.['form/register']);
const rule = ({ ground }: PackValues, field: string): ReturnType<typeof objectAt> =>
  objectAt(ground?.['rules/register'], 'fields', field);
const pattern = ({ ground }: PackValues): ReturnType<typeof objectAt> =>
  objectAt(ground?.['patterns/main'], 'patterns', 'letters');
const block = ({ ground }: PackValues, name: string): ReturnType<typeof objectAt> =>
  objectAt(ground?.['screen/home'], 'body', 'items', name);
const dark = ({ ground }: PackValues): ReturnType<typeof objectAt> =>
  objectAt(ground?.['theme/main'], 'modes', 'dark');
const words = (packs: PackValues, language: string): ReturnType<typeof objectAt> =>
  objectAt(packs['ground']?.[`texts/${language}`], 'texts');
const when = (condition: ReturnType<typeof objectAt>[string]) => (packs: PackValues) => {
  objectAt(menu(packs), 'items', 'home')['when'] = condition;
};
const menuFile = 'ground/menu/main.json';
const homeFile = 'ground/screen/home.json';
const formFile = 'ground/form/register.json';
const rulesFile = 'ground/rules/register.json';
const patternsFile = 'ground/patterns/main.json';
const lobbyFile = 'ground/lobby/main.json';
const shopFile = 'shop/brand/main.json';

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
    (packs) => Object.assign(objectAt(packs['ground']?.['screen/home']), { id: 'start' }),
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
    (packs) => Object.assign(objectAt(packs['shop']?.['brand/main']), { extends: 'grond' }),
    {
      code: 'UNKNOWN_PACK',
      file: shopFile,
      pointer: '/extends',
      at: '"grond"',
    },
  ),
  change(
    'a circle of packs',
    (packs) => Object.assign(objectAt(packs['ground']?.['brand/main']), { extends: 'shop' }),
    {
      code: 'EXTENDS_CYCLE',
      file: 'ground/brand/main.json',
      pointer: '/extends',
      at: '"shop"',
    },
  ),
  change('no home page', (packs) => delete packs['ground']?.['screen/home'], {
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
      packs['twin'] = { 'brand/main': { ...objectAt(packs['shop']?.['brand/main']), logo: {} } };
    },
    { code: 'DUPLICATE_HOST', file: 'twin/brand/main.json', pointer: '/hosts/0', at: '"shop.example"' },
  ),
  change(
    'a null for nothing',
    (packs) => Object.assign(objectAt(packs['shop']?.['menu/main'], 'items'), { acount: null }),
    {
      code: 'REMOVES_NOTHING',
      file: 'shop/menu/main.json',
      pointer: '/items/acount',
      at: '"acount"',
    },
  ),
];

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
      Object.assign(objectAt(packs['ground']?.['screen/frame-full'], 'body', 'items', 'header'), {
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
    (packs) => Object.assign(objectAt(packs['ground']?.['screen/security']), { presentation: 'pannel' }),
    {
      code: 'UNKNOWN_VALUE',
      file: 'ground/screen/security.json',
      pointer: '/presentation',
      at: '"pannel"',
    },
  ),
  change(
    'a variant the block does not have',
    (packs) => Object.assign(objectAt(block(packs, 'hero'), 'props'), { variant: 'cinemascope' }),
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
    (packs) => Object.assign(objectAt(menu(packs), 'items', 'home'), { action: { do: 'navigate' } }),
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
    (packs) => Object.assign(objectAt(packs['shop']?.['menu/main'], 'items', 'home'), { lable: 'menu.home' }),
    {
      code: 'UNKNOWN_PROPERTY',
      file: 'shop/menu/main.json',
      pointer: '/items/home/lable',
      at: '"lable"',
    },
  ),
  change(
    'props of another block',
    (packs) => Object.assign(objectAt(block(packs, 'hero'), 'props'), { menu: 'main' }),
    {
      code: 'UNKNOWN_PROPERTY',
      file: homeFile,
      pointer: '/body/items/hero/props/menu',
      at: '"menu"',
    },
  ),
  change(
    'an argument of another action',
    (packs) => Object.assign(objectAt(menu(packs), 'items', 'home', 'action'), { modal: 'register' }),
    {
      code: 'UNKNOWN_PROPERTY',
      file: menuFile,
      pointer: '/items/home/action/modal',
      at: '"modal"',
    },
  ),
  change(
    'an entry with a space in its name',
    (packs) => Object.assign(objectAt(menu(packs), 'items'), { 'my home': {} }),
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
      Object.assign(objectAt(packs['ground']?.['lobby/main'], 'games', 'nova'), { name: 'N'.repeat(65) }),
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
      Object.assign(objectAt(packs['ground']?.['constants/main'], 'constants'), { agreementAge: 16 }),
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

const name = (what: string, edit: (packs: PackValues) => void, expected: Expected): Breakage =>
  change(`a ${what} that does not exist`, edit, expected);

export const references: Breakage[] = [
  name('text', (packs) => Object.assign(objectAt(menu(packs), 'items', 'home'), { label: 'menu.hom' }), {
    code: 'UNKNOWN_TEXT',
    file: menuFile,
    pointer: '/items/home/label',
    at: '"menu.hom"',
  }),
  name(
    'image',
    (packs) => Object.assign(objectAt(block(packs, 'poster'), 'props'), { image: 'posters/nove.svg' }),
    {
      code: 'UNKNOWN_IMAGE',
      file: homeFile,
      pointer: '/body/items/poster/props/image',
      at: '"posters/nove.svg"',
    },
  ),
  name(
    'menu',
    (packs) =>
      Object.assign(objectAt(packs['ground']?.['screen/frame-full'], 'body', 'items', 'nav', 'props'), {
        menu: 'mian',
      }),
    {
      code: 'UNKNOWN_MENU',
      file: 'ground/screen/frame-full.json',
      pointer: '/body/items/nav/props/menu',
      at: '"mian"',
    },
  ),
  name(
    'modal',
    (packs) =>
      Object.assign(objectAt(menu(packs), 'items', 'home'), { action: { do: 'openModal', modal: 'home' } }),
    {
      code: 'UNKNOWN_MODAL',
      file: menuFile,
      pointer: '/items/home/action/modal',
      at: '"home"',
    },
  ),
  name(
    'panel',
    (packs) => Object.assign(objectAt(menu(packs), 'items', 'account', 'action'), { page: 'safety' }),
    {
      code: 'UNKNOWN_PANEL',
      file: menuFile,
      pointer: '/items/account/action/page',
      at: '"safety"',
    },
  ),
  name('frame', (packs) => Object.assign(objectAt(packs['ground']?.['screen/home']), { frame: 'header' }), {
    code: 'UNKNOWN_FRAME',
    file: homeFile,
    pointer: '/frame',
    at: '"header"',
  }),
  name(
    'form',
    (packs) =>
      Object.assign(objectAt(packs['ground']?.['screen/register'], 'body', 'items', 'form', 'props'), {
        form: 'signup',
      }),
    {
      code: 'UNKNOWN_FORM',
      file: 'ground/screen/register.json',
      pointer: '/body/items/form/props/form',
      at: '"signup"',
    },
  ),
  name('rules document', (packs) => Object.assign(form(packs), { rules: 'regster' }), {
    code: 'UNKNOWN_RULES',
    file: formFile,
    pointer: '/rules',
    at: '"regster"',
  }),
  name('pattern', (packs) => Object.assign(rule(packs, 'username'), { patternId: 'leters' }), {
    code: 'UNKNOWN_PATTERN',
    file: rulesFile,
    pointer: '/fields/username/patternId',
    at: '"leters"',
  }),
  name(
    'action',
    (packs) => Object.assign(objectAt(menu(packs), 'items', 'home'), { action: { do: 'navigat' } }),
    {
      code: 'UNKNOWN_ACTION',
      file: menuFile,
      pointer: '/items/home/action/do',
      at: '"navigat"',
    },
  ),
  name('block', (packs) => Object.assign(block(packs, 'hero'), { type: 'hero2', props: {} }), {
    code: 'UNKNOWN_BLOCK',
    file: homeFile,
    pointer: '/body/items/hero/type',
    at: '"hero2"',
  }),
  name(
    'numeric fact',
    (packs) =>
      Object.assign(objectAt(menu(packs), 'items', 'account', 'badge'), { fact: 'session.loggedIn' }),
    {
      code: 'UNKNOWN_FACT',
      file: menuFile,
      pointer: '/items/account/badge/fact',
      at: '"session.loggedIn"',
    },
  ),
  name(
    'page',
    (packs) => Object.assign(objectAt(menu(packs), 'items', 'home', 'action'), { to: '/hot?x=1' }),
    {
      code: 'UNKNOWN_PAGE',
      file: menuFile,
      pointer: '/items/home/action/to',
      at: '"/hot?x=1"',
    },
  ),
  name(
    'article',
    (packs) => Object.assign(objectAt(block(packs, 'article'), 'props'), { article: 'stert' }),
    {
      code: 'UNKNOWN_ARTICLE',
      file: homeFile,
      pointer: '/body/items/article/props/article',
      at: '"stert"',
    },
  ),
  name('lane', (packs) => Object.assign(objectAt(block(packs, 'lane'), 'props'), { lane: 'cold' }), {
    code: 'UNKNOWN_LANE',
    file: homeFile,
    pointer: '/body/items/lane/props/lane',
    at: '"cold"',
  }),
  name(
    'vendor',
    (packs) => Object.assign(objectAt(packs['ground']?.['lobby/main'], 'games', 'nova'), { vendor: 'acne' }),
    {
      code: 'UNKNOWN_VENDOR',
      file: lobbyFile,
      pointer: '/games/nova/vendor',
      at: '"acne"',
    },
  ),
  name(
    'game',
    (packs) =>
      Object.assign(objectAt(packs['ground']?.['lobby/main'], 'lanes', 'hot'), { games: ['nova', 'nava'] }),
    {
      code: 'UNKNOWN_GAME',
      file: lobbyFile,
      pointer: '/lanes/hot/games/1',
      at: '"nava"',
    },
  ),
  name(
    'notice',
    (packs) => Object.assign(objectAt(packs['ground']?.['lobby/main']), { noticeOrder: ['hello'] }),
    {
      code: 'UNKNOWN_NOTICE',
      file: lobbyFile,
      pointer: '/noticeOrder/0',
      at: '"hello"',
    },
  ),
  name('field', (packs) => Object.assign(objectAt(form(packs), 'fields', 'repeat'), { equals: 'pasword' }), {
    code: 'UNKNOWN_FIELD',
    file: formFile,
    pointer: '/fields/repeat/equals',
    at: '"pasword"',
  }),
  name(
    'field in the order of a group',
    (packs) =>
      Object.assign(objectAt(form(packs), 'groups', 'you'), {
        order: ['username', 'password', 'repeat', 'agree', 'mail'],
      }),
    {
      code: 'UNKNOWN_FIELD',
      file: formFile,
      pointer: '/groups/you/order/4',
      at: '"mail"',
    },
  ),
  name('mode', (packs) => Object.assign(form(packs), { modeOrder: ['mobile'] }), {
    code: 'UNKNOWN_MODE',
    file: formFile,
    pointer: '/modeOrder/0',
    at: '"mobile"',
  }),
  name(
    'language',
    (packs) => Object.assign(objectAt(packs['shop']?.['brand/main']), { languages: ['my', 'en', 'th'] }),
    {
      code: 'UNKNOWN_LANGUAGE',
      file: shopFile,
      pointer: '/languages/2',
      at: '"th"',
    },
  ),
  name(
    'time zone',
    (packs) => Object.assign(objectAt(packs['ground']?.['brand/main']), { timeZone: 'Asia/Yangoon' }),
    {
      code: 'UNKNOWN_TIME_ZONE',
      file: 'ground/brand/main.json',
      pointer: '/timeZone',
      at: '"Asia/Yangoon"',
    },
  ),
  name('currency', (packs) => Object.assign(objectAt(packs['ground']?.['brand/main']), { currency: 'MMX' }), {
    code: 'UNKNOWN_CURRENCY',
    file: 'ground/brand/main.json',
    pointer: '/currency',
    at: '"MMX"',
  }),
  name(
    'slot',
    (packs) => Object.assign(block(packs, 'hero'), { slots: { default: { order: [], items: {} } } }),
    {
      code: 'UNKNOWN_SLOT',
      file: homeFile,
      pointer: '/body/items/hero/slots/default',
      at: '"default"',
    },
  ),
  name('group in the order of a form', (packs) => Object.assign(form(packs), { order: ['you', 'them'] }), {
    code: 'MISSING_ITEM',
    file: formFile,
    pointer: '/order/1',
    at: '"them"',
  }),
  change(
    'an entry that is ordered but not there',
    (packs) => delete objectAt(menu(packs), 'items')['account'],
    {
      code: 'MISSING_ITEM',
      file: menuFile,
      pointer: '/order/1',
      at: '"account"',
    },
  ),
  change(
    'an entry that is removed but still ordered',
    (packs) => Object.assign(objectAt(packs['shop']?.['menu/main'], 'items'), { account: null }),
    {
      code: 'MISSING_ITEM',
      file: 'shop/menu/main.json',
      pointer: '/items/account',
      at: 'null',
    },
  ),
];

export const screensAndForms: Breakage[] = [
  change(
    'an address of two pages',
    (packs) =>
      Object.assign(packs['shop'] ?? {}, {
        'screen/start': {
          kind: 'screen',
          id: 'start',
          presentation: 'page',
          path: '/',
          body: { order: [], items: {} },
        },
      }),
    {
      code: 'DUPLICATE_PATH',
      file: 'shop/screen/start.json',
      pointer: '/path',
      at: '"/"',
    },
  ),
  change(
    'a page without an address',
    (packs) =>
      Object.assign(packs['shop'] ?? {}, {
        'screen/start': { kind: 'screen', id: 'start', presentation: 'page', body: { order: [], items: {} } },
      }),
    {
      code: 'MISSING_PATH',
      file: 'shop/screen/start.json',
      pointer: '/path',
      at: '{',
    },
  ),
  change(
    'a frame without an outlet',
    (packs) =>
      Object.assign(objectAt(packs['ground']?.['screen/frame-full']), { body: { order: [], items: {} } }),
    {
      code: 'FRAME_WITHOUT_OUTLET',
      file: 'ground/screen/frame-full.json',
      pointer: '/body',
      at: '{\n    "order": []',
    },
  ),
  change(
    'an outlet in a page',
    (packs) => Object.assign(block(packs, 'hero'), { type: 'outlet', props: {} }),
    {
      code: 'OUTLET_OUTSIDE_FRAME',
      file: homeFile,
      pointer: '/body/items/hero/type',
      at: '"outlet"',
    },
  ),
  change(
    'a rule without a field',
    (packs) =>
      Object.assign(objectAt(packs['ground']?.['rules/register'], 'fields'), {
        usrname: { enabled: true, required: false },
      }),
    {
      code: 'RULE_WITHOUT_FIELD',
      file: rulesFile,
      pointer: '/fields/usrname',
      at: '"usrname"',
    },
  ),
  change(
    'a required field that no group shows',
    (packs) =>
      Object.assign(objectAt(form(packs), 'groups', 'you'), { order: ['username', 'repeat', 'agree'] }),
    {
      code: 'REQUIRED_FIELD_HIDDEN',
      file: rulesFile,
      pointer: '/fields/password/required',
      at: 'true',
    },
  ),
  change(
    'a field in two groups',
    (packs) => {
      form(packs)['order'] = ['you', 'more'];
      objectAt(form(packs), 'groups')['more'] = { order: ['agree'] };
    },
    { code: 'FIELD_SHOWN_TWICE', file: formFile, pointer: '/groups/more/order/0', at: '"agree"' },
  ),
  change(
    'a field that repeats itself',
    (packs) => Object.assign(objectAt(form(packs), 'fields', 'repeat'), { equals: 'repeat' }),
    {
      code: 'EQUALS_ITSELF',
      file: formFile,
      pointer: '/fields/repeat/equals',
      at: '"repeat"',
    },
  ),
  change(
    'a panel that nothing opens',
    (packs) =>
      Object.assign(packs['shop'] ?? {}, {
        'screen/secret': {
          kind: 'screen',
          id: 'secret',
          presentation: 'panel',
          body: { order: [], items: {} },
        },
      }),
    {
      code: 'UNREACHABLE_SCREEN',
      file: 'shop/screen/secret.json',
      pointer: '/presentation',
      at: '"panel"',
    },
  ),
  change('bounds the wrong way round', (packs) => Object.assign(rule(packs, 'username'), { minLength: 13 }), {
    code: 'BOUNDS_CROSSED',
    file: rulesFile,
    pointer: '/fields/username/minLength',
    at: '13',
  }),
];

export const lint: Breakage[] = [
  change('a pattern that does not compile', (packs) => Object.assign(pattern(packs), { pattern: '[a-z' }), {
    code: 'PATTERN_SYNTAX',
    file: patternsFile,
    pointer: '/patterns/letters/pattern',
    at: '"[a-z"',
  }),
  change(
    'a pattern that escapes what needs none',
    (packs) => Object.assign(pattern(packs), { pattern: '\\-+' }),
    {
      code: 'PATTERN_SYNTAX',
      file: patternsFile,
      pointer: '/patterns/letters/pattern',
      at: '"\\\\-+"',
    },
  ),
  change('a pattern that backtracks', (packs) => Object.assign(pattern(packs), { pattern: '([A-Za-z]+)+' }), {
    code: 'PATTERN_BACKTRACKS',
    file: patternsFile,
    pointer: '/patterns/letters/pattern',
    at: '"([A-Za-z]+)+"',
  }),
  change(
    'a rule whose own pattern backtracks',
    (packs) => Object.assign(rule(packs, 'password'), { acceptedPattern: '(?:\\w+\\s?)*' }),
    {
      code: 'PATTERN_BACKTRACKS',
      file: rulesFile,
      pointer: '/fields/password/acceptedPattern',
      at: '"(?:\\\\w+\\\\s?)*"',
    },
  ),
  change(
    'a pattern that cannot be judged',
    (packs) => Object.assign(pattern(packs), { pattern: '(?:[A-Za-z]|\\p{Script=Kawi})+' }),
    {
      code: 'PATTERN_UNPROVEN',
      file: patternsFile,
      pointer: '/patterns/letters/pattern',
      at: '"(?:[A-Za-z]|',
    },
  ),
  change(
    'a valid example that is refused',
    (packs) => Object.assign(pattern(packs), { valid: ['abc', 'a-b'] }),
    {
      code: 'EXAMPLE_REFUSED',
      file: patternsFile,
      pointer: '/patterns/letters/valid/1',
      at: '"a-b"',
    },
  ),
  change(
    'an invalid example that is accepted',
    (packs) => Object.assign(pattern(packs), { invalid: ['x'] }),
    {
      code: 'EXAMPLE_ACCEPTED',
      file: patternsFile,
      pointer: '/patterns/letters/invalid/0',
      at: '"x"',
    },
  ),
  change('a mode that lacks a colour', (packs) => delete dark(packs)['border'], {
    code: 'MISSING_COLOR',
    file: 'ground/theme/main.json',
    pointer: '/modes/dark/border',
    at: '{\n      "canvas"',
  }),
  change(
    'text that is hard to read, in the pack above',
    (packs) => {
      packs['shop'] = {
        ...packs['shop'],
        'theme/main': { kind: 'theme', id: 'main', modes: { light: { textMuted: '#9aa3b5' } } },
      };
    },
    {
      code: 'LOW_CONTRAST',
      file: 'shop/theme/main.json',
      pointer: '/modes/light/textMuted',
      at: '"#9aa3b5"',
    },
  ),
  change('a text that one language lacks', (packs) => delete words(packs, 'my')['lane.hot'], {
    code: 'MISSING_TRANSLATION',
    file: 'ground/texts/my.json',
    pointer: '/texts/lane.hot',
    at: '{\n    "shop.name"',
  }),
  change('a plural form that a language counts with', (packs) => delete words(packs, 'en')['games_one'], {
    code: 'MISSING_TRANSLATION',
    file: 'ground/texts/en.json',
    pointer: '/texts/games_one',
    at: '{\n    "shop.name"',
  }),
  change(
    'a variable that a language lacks',
    (packs) => Object.assign(words(packs, 'my'), { 'pattern.range': '{{min}} letters' }),
    {
      code: 'INTERPOLATION_DIFFERS',
      file: 'ground/texts/my.json',
      pointer: '/texts/pattern.range',
      at: '"{{min}} letters"',
    },
  ),
  change(
    'a text that nothing names',
    (packs) => {
      for (const language of ['en', 'my'])
        packs['shop'] = {
          ...packs['shop'],
          [`texts/${language}`]: { kind: 'texts', id: language, texts: { 'shop.idle': 'Idle' } },
        };
    },
    { code: 'UNUSED_TEXT', file: 'shop/texts/en.json', pointer: '/texts/shop.idle', at: '"shop.idle"' },
  ),
];

const home = '/items/home/when';

export const conditions: Breakage[] = [
  change('a condition that is a text', when('session.loggedIn'), {
    code: 'CONDITION_SHAPE',
    file: menuFile,
    pointer: home,
    at: '"session.loggedIn"',
  }),
  change('a condition with two operators', when({ '!': [{ var: 'session.loggedIn' }], '!!': [true] }), {
    code: 'CONDITION_SHAPE',
    file: menuFile,
    pointer: home,
    at: '{\n        "!"',
  }),
  change('a foreign operator', when({ '!': [{ log: 'x' }] }), {
    code: 'CONDITION_OPERATOR',
    file: menuFile,
    pointer: `${home}/!/0/log`,
    at: '"x"',
  }),
  change('a fact that does not exist', when({ var: 'session.logedIn' }), {
    code: 'UNKNOWN_FACT',
    file: menuFile,
    pointer: `${home}/var`,
    at: '"session.logedIn"',
  }),
  change('a fact of a form outside a form', when({ '==': [{ var: 'form.username' }, 'x'] }), {
    code: 'UNKNOWN_FACT',
    file: menuFile,
    pointer: `${home}/==/0/var`,
    at: '"form.username"',
  }),
  change('a comparison with one side', when({ '==': [{ var: 'member.type' }] }), {
    code: 'CONDITION_ARGUMENTS',
    file: menuFile,
    pointer: `${home}/==`,
    at: '[\n',
  }),
  change('a number compared with a text', when({ '==': [{ var: 'member.type' }, '4'] }), {
    code: 'CONDITION_TYPES',
    file: menuFile,
    pointer: `${home}/==`,
    at: '[\n',
  }),
  change('a text in an order of size', when({ '>': [{ var: 'language' }, 1] }), {
    code: 'CONDITION_TYPES',
    file: menuFile,
    pointer: `${home}/>/0`,
    at: '{\n            "var": "language"',
  }),
  change('a value the fact never has', when({ '==': [{ var: 'member.type' }, 7] }), {
    code: 'CONDITION_VALUE',
    file: menuFile,
    pointer: `${home}/==/1`,
    at: '7',
  }),
  change(
    'a value in a list that the fact never has',
    when({ in: [{ var: 'theme.mode' }, ['dark', 'dusk']] }),
    {
      code: 'CONDITION_VALUE',
      file: menuFile,
      pointer: `${home}/in/1/1`,
      at: '"dusk"',
    },
  ),
  change('a contradiction', when({ and: [{ var: 'flags.enableCt' }, { '!': { var: 'flags.enableCt' } }] }), {
    code: 'CONDITION_NEVER_HOLDS',
    file: menuFile,
    pointer: home,
    at: '{\n        "and"',
  }),
  change('a count below zero', when({ '<': [{ var: 'notices.count' }, 0] }), {
    code: 'CONDITION_NEVER_HOLDS',
    file: menuFile,
    pointer: home,
    at: '{\n        "<"',
  }),
  change(
    'a condition that always holds',
    when({ or: [{ var: 'member.isGuest' }, { '!': { var: 'member.isGuest' } }] }),
    {
      code: 'CONDITION_ALWAYS_HOLDS',
      file: menuFile,
      pointer: home,
      at: '{\n        "or"',
    },
  ),
  change('a condition that is plainly false', when(false), {
    code: 'CONDITION_IS_FALSE',
    file: menuFile,
    pointer: home,
    at: 'false',
  }),
];
