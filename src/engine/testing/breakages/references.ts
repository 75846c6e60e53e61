import {
  change,
  menu,
  form,
  rule,
  block,
  menuFile,
  homeFile,
  formFile,
  rulesFile,
  lobbyFile,
  shopFile,
  type Breakage,
  type Expected,
} from './breakage.ts';
import { objectUnder, type PackValues } from '../small-packs.ts';

const name = (what: string, edit: (packs: PackValues) => void, expected: Expected): Breakage =>
  change(`a ${what} that does not exist`, edit, expected);

const lotteries = (packs: PackValues) => packs['ground']?.['lotteries/main'];

export const references: Breakage[] = [
  name('text', (packs) => Object.assign(objectUnder(menu(packs), 'items', 'home'), { label: 'menu.hom' }), {
    code: 'UNKNOWN_TEXT',
    file: menuFile,
    pointer: '/items/home/label',
    at: '"menu.hom"',
  }),
  name(
    'image',
    (packs) => Object.assign(objectUnder(block(packs, 'poster'), 'props'), { image: 'posters/nove.svg' }),
    {
      code: 'UNKNOWN_IMAGE',
      file: homeFile,
      pointer: '/body/items/poster/props/image',
      at: '"posters/nove.svg"',
    },
  ),
  name(
    'font',
    (packs) =>
      Object.assign(packs['ground']?.['theme/main'] ?? {}, { type: { bodyFont: 'fonts/acne.woff2' } }),
    {
      code: 'UNKNOWN_FONT',
      file: 'ground/theme/main.json',
      pointer: '/type/bodyFont',
      at: '"fonts/acne.woff2"',
    },
  ),
  name(
    'menu',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['screen/frame-full'], 'body', 'items', 'nav', 'props'), {
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
      Object.assign(objectUnder(menu(packs), 'items', 'home'), {
        action: { do: 'openModal', modal: 'home' },
      }),
    {
      code: 'UNKNOWN_MODAL',
      file: menuFile,
      pointer: '/items/home/action/modal',
      at: '"home"',
    },
  ),
  name(
    'panel',
    (packs) => Object.assign(objectUnder(menu(packs), 'items', 'account', 'action'), { page: 'safety' }),
    {
      code: 'UNKNOWN_PANEL',
      file: menuFile,
      pointer: '/items/account/action/page',
      at: '"safety"',
    },
  ),
  name(
    'page that is home',
    (packs) => Object.assign(objectUnder(packs['ground']?.['brand/main'], 'roles'), { home: 'hime' }),
    { code: 'UNKNOWN_PAGE', file: 'ground/brand/main.json', pointer: '/roles/home', at: '"hime"' },
  ),
  name(
    'frame',
    (packs) => Object.assign(objectUnder(packs['ground']?.['screen/home']), { frame: 'header' }),
    {
      code: 'UNKNOWN_FRAME',
      file: homeFile,
      pointer: '/frame',
      at: '"header"',
    },
  ),
  name(
    'form',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['screen/register'], 'body', 'items', 'form', 'props'), {
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
    (packs) => Object.assign(objectUnder(menu(packs), 'items', 'home'), { action: { do: 'navigat' } }),
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
      Object.assign(objectUnder(menu(packs), 'items', 'account', 'badge'), { fact: 'session.loggedIn' }),
    {
      code: 'UNKNOWN_FACT',
      file: menuFile,
      pointer: '/items/account/badge/fact',
      at: '"session.loggedIn"',
    },
  ),
  name(
    'page',
    (packs) => Object.assign(objectUnder(menu(packs), 'items', 'home', 'action'), { to: '/hot?x=1' }),
    {
      code: 'UNKNOWN_PAGE',
      file: menuFile,
      pointer: '/items/home/action/to',
      at: '"/hot?x=1"',
    },
  ),
  name(
    'article',
    (packs) => Object.assign(objectUnder(block(packs, 'article'), 'props'), { article: 'stert' }),
    {
      code: 'UNKNOWN_ENTRY',
      file: homeFile,
      pointer: '/body/items/article/props/article',
      at: '"stert"',
    },
  ),
  name('lane', (packs) => Object.assign(objectUnder(block(packs, 'lane'), 'props'), { lane: 'cold' }), {
    code: 'UNKNOWN_ENTRY',
    file: homeFile,
    pointer: '/body/items/lane/props/lane',
    at: '"cold"',
  }),
  name(
    'category',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['lobby/main'], 'games', 'nova'), { category: 'backarat' }),
    {
      code: 'UNKNOWN_ENTRY',
      file: lobbyFile,
      pointer: '/games/nova/category',
      at: '"backarat"',
    },
  ),
  name(
    'vendor',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['lobby/main'], 'games', 'nova'), { vendor: 'acne' }),
    {
      code: 'UNKNOWN_ENTRY',
      file: lobbyFile,
      pointer: '/games/nova/vendor',
      at: '"acne"',
    },
  ),
  name(
    'game',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['lobby/main'], 'lanes', 'hot'), {
        games: ['nova', 'nava'],
      }),
    {
      code: 'UNKNOWN_ENTRY',
      file: lobbyFile,
      pointer: '/lanes/hot/games/1',
      at: '"nava"',
    },
  ),
  name(
    'notice',
    (packs) => Object.assign(objectUnder(packs['ground']?.['lobby/main']), { noticeOrder: ['hello'] }),
    {
      code: 'UNKNOWN_ENTRY',
      file: lobbyFile,
      pointer: '/noticeOrder/0',
      at: '"hello"',
    },
  ),
  name(
    'lottery',
    (packs) => Object.assign(objectUnder(lotteries(packs), 'groups', 'north'), { games: ['nord'] }),
    {
      code: 'UNKNOWN_ENTRY',
      file: 'ground/lotteries/main.json',
      pointer: '/groups/north/games/0',
      at: '"nord"',
    },
  ),
  name(
    'table of bet types',
    (packs) => Object.assign(objectUnder(lotteries(packs), 'games', 'north'), { table: 'prizes' }),
    {
      code: 'UNKNOWN_ENTRY',
      file: 'ground/lotteries/main.json',
      pointer: '/games/north/table',
      at: '"prizes"',
    },
  ),
  name(
    'group of lotteries',
    (packs) => Object.assign(objectUnder(lotteries(packs)), { groupOrder: ['south'] }),
    {
      code: 'UNKNOWN_ENTRY',
      file: 'ground/lotteries/main.json',
      pointer: '/groupOrder/0',
      at: '"south"',
    },
  ),
  name(
    'field',
    (packs) => Object.assign(objectUnder(form(packs), 'fields', 'repeat'), { equals: 'pasword' }),
    {
      code: 'UNKNOWN_FIELD',
      file: formFile,
      pointer: '/fields/repeat/equals',
      at: '"pasword"',
    },
  ),
  name(
    'field in the order of a group',
    (packs) =>
      Object.assign(objectUnder(form(packs), 'groups', 'you'), {
        order: ['username', 'password', 'repeat', 'agree', 'mail'],
      }),
    {
      code: 'UNKNOWN_FIELD',
      file: formFile,
      pointer: '/groups/you/order/4',
      at: '"mail"',
    },
  ),
  name(
    'group in a step of a form',
    (packs) =>
      Object.assign(form(packs), {
        steps: { order: ['one'], items: { one: { label: 'form.title', groups: ['they'] } } },
      }),
    {
      code: 'UNKNOWN_GROUP',
      file: formFile,
      pointer: '/steps/items/one/groups/0',
      at: '"they"',
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
    (packs) => Object.assign(objectUnder(packs['shop']?.['brand/main']), { languages: ['my', 'en', 'th'] }),
    {
      code: 'UNKNOWN_LANGUAGE',
      file: shopFile,
      pointer: '/languages/2',
      at: '"th"',
    },
  ),
  name(
    'language that lends words',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['languages/main'], 'languages', 'my'), {
        fallback: ['ja'],
      }),
    {
      code: 'UNDESCRIBED_LANGUAGE',
      file: 'ground/languages/main.json',
      pointer: '/languages/my/fallback/0',
      at: '"ja"',
    },
  ),
  name(
    'language of the brand without a description',
    (packs) => delete objectUnder(packs['ground']?.['languages/main'], 'languages')['my'],
    { code: 'UNDESCRIBED_LANGUAGE', file: shopFile, pointer: '/languages/0', at: '"my"' },
  ),
  name(
    'numbering system',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['languages/main'], 'languages', 'my'), {
        numerals: 'burmese',
      }),
    {
      code: 'UNKNOWN_NUMERALS',
      file: 'ground/languages/main.json',
      pointer: '/languages/my/numerals',
      at: '"burmese"',
    },
  ),
  name(
    'time zone',
    (packs) => Object.assign(objectUnder(packs['ground']?.['brand/main']), { timeZone: 'Asia/Yangoon' }),
    {
      code: 'UNKNOWN_TIME_ZONE',
      file: 'ground/brand/main.json',
      pointer: '/timeZone',
      at: '"Asia/Yangoon"',
    },
  ),
  name(
    'currency',
    (packs) => Object.assign(objectUnder(packs['ground']?.['brand/main']), { currency: 'MMX' }),
    {
      code: 'UNKNOWN_CURRENCY',
      file: 'ground/brand/main.json',
      pointer: '/currency',
      at: '"MMX"',
    },
  ),
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
    (packs) => delete objectUnder(menu(packs), 'items')['account'],
    {
      code: 'MISSING_ITEM',
      file: menuFile,
      pointer: '/order/1',
      at: '"account"',
    },
  ),
  change(
    'an entry that is removed but still ordered',
    (packs) => Object.assign(objectUnder(packs['shop']?.['menu/main'], 'items'), { account: null }),
    {
      code: 'MISSING_ITEM',
      file: 'shop/menu/main.json',
      pointer: '/items/account',
      at: 'null',
    },
  ),
];
