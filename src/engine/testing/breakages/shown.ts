import type { JsonObject } from '../../json/json.ts';
import { objectUnder, type PackValues } from '../small-packs.ts';
import { sourceMark } from '../../texts/source-mark.ts';
import { change, homeFile, words, type Breakage, type Expected } from './breakage.ts';
import { club, page } from './club-page.ts';

const frameFile = 'ground/screen/frame-full.json';
const frameItems = ({ ground }: PackValues): JsonObject =>
  objectUnder(ground?.['screen/frame-full'], 'body', 'items');
const outlet = (packs: PackValues): JsonObject => objectUnder(frameItems(packs), 'page');

const loggedIn: JsonObject = { var: 'session.loggedIn' };

const heading = (level: number): JsonObject => ({ type: 'heading', props: { text: 'page.home', level } });
const say = (packs: PackValues, text: string): void => {
  for (const language of ['en', 'my']) words(packs, language)['page.home'] = text;
};
const inEnglish = (code: Expected['code'], at: string): Expected => ({
  code,
  file: 'ground/texts/en.json',
  pointer: '/texts/page.home',
  at,
});
/** Marks of every text as confirmed, but one. */
const confirmed = (packs: PackValues, but: string): JsonObject =>
  Object.fromEntries(
    Object.entries(words(packs, 'en')).flatMap(([key, text]) =>
      key === but ? [] : [[key, sourceMark(String(text))]],
    ),
  );
/** A help centre whose only rich text is this one. */
const rich = (packs: PackValues, text: string): void => {
  for (const language of ['en', 'my']) words(packs, language)['lane.rich'] = text;
  objectUnder(packs['ground']?.['help/main'], 'articles', 'start')['body'] = 'lane.rich';
};
const richEnglish = (code: Expected['code'], at: string): Expected => ({
  code,
  file: 'ground/texts/en.json',
  pointer: '/texts/lane.rich',
  at,
});
/** A cashier of the shop that takes nothing but what is added. */
const cashier = (packs: PackValues, withdrawal: JsonObject, more: JsonObject = {}): void => {
  packs['shop'] = {
    ...packs['shop'],
    'cashier/main': {
      kind: 'cashier',
      id: 'main',
      banks: { order: [], items: {} },
      deposit: { methods: { order: [], items: {} } },
      withdrawal: {
        min: 100,
        max: 900,
        methods: { order: [], items: {} },
        receiptMinutes: 30,
        ...withdrawal,
      },
      ...more,
    },
  };
};
const bounded = (what: string, more: JsonObject, pointer: string, at: string): Breakage =>
  change(
    what,
    (packs) => {
      cashier(packs, more);
    },
    {
      code: pointer.includes('quick') ? 'QUICK_OUT_OF_BOUNDS' : 'BOUNDS_CROSSED',
      file: 'shop/cashier/main.json',
      pointer,
      at,
    },
  );

/** Breakages of what players see: outlets, headings, words and bounds. */
export const shown: Breakage[] = [
  change('an outlet for members only', (packs) => Object.assign(outlet(packs), { when: loggedIn }), {
    code: 'OUTLET_NOT_FOR_ALL',
    file: frameFile,
    pointer: '/body/items/page/when',
    at: '{',
  }),
  change('an outlet for nobody', (packs) => Object.assign(outlet(packs), { when: false }), {
    code: 'OUTLET_NOT_FOR_ALL',
    file: frameFile,
    pointer: '/body/items/page/when',
    at: 'false',
  }),
  change(
    'an outlet in a block for members only',
    (packs) => {
      const inner = { order: ['page'], items: { page: { type: 'outlet' } } };
      frameItems(packs)['page'] = { type: 'stack', when: loggedIn, slots: { items: inner } };
    },
    { code: 'OUTLET_NOT_FOR_ALL', file: frameFile, pointer: '/body/items/page/when', at: '{' },
  ),
  change(
    'an outlet that the order leaves out',
    ({ ground }) => {
      objectUnder(ground?.['screen/frame-full'], 'body')['order'] = ['header', 'nav'];
    },
    { code: 'FRAME_WITHOUT_OUTLET', file: frameFile, pointer: '/body', at: '{' },
  ),
  change(
    'a heading of the first level beside the banners, which have one',
    (packs) => {
      const body = objectUnder(packs['ground']?.['screen/home'], 'body');
      objectUnder(body, 'items')['title'] = heading(1);
      body['order'] = [...(body['order'] as string[]), 'title'];
    },
    { code: 'TWO_MAIN_HEADINGS', file: homeFile, pointer: '/body/items/title/props/level', at: '1' },
  ),
  change(
    'a page without a heading of the first level',
    (packs) => page(packs, { first: heading(2) }),
    club('PAGE_WITHOUT_HEADING', '/body', '{'),
  ),
  change(
    'a page without a title',
    (packs) => {
      page(packs, { first: heading(1) });
      delete packs['shop']?.['screen/club']?.['title'];
    },
    { code: 'PAGE_WITHOUT_TITLE', file: 'shop/screen/club.json', pointer: '', at: '{' },
  ),
  change(
    'an entry of an icon alone',
    (packs) => {
      objectUnder(packs['ground']?.['menu/main'], 'items')['odd'] = {
        icon: 'star',
        action: { do: 'reload' },
      };
    },
    { code: 'ENTRY_WITHOUT_LABEL', file: 'ground/menu/main.json', pointer: '/items/odd', at: '{' },
  ),
  change(
    'a heading that leaves a level out',
    (packs) => page(packs, { first: heading(1), third: heading(3) }),
    club('HEADING_SKIPPED', '/body/items/third/props/level', '3'),
  ),
  change(
    'a picture without words that is no decoration',
    (packs) =>
      page(packs, { first: heading(1), art: { type: 'image', props: { image: 'posters/nova.svg' } } }),
    club('PICTURE_WITHOUT_WORDS', '/body/items/art/props/alt', '{'),
  ),
  change('a text without words', (packs) => say(packs, '  '), inEnglish('EMPTY_TEXT', '"  "')),
  change(
    'markup in a plain text',
    (packs) => {
      for (const language of ['en', 'my']) words(packs, language)['lane.hot'] = '<b>Hot</b>';
    },
    { ...inEnglish('MARKUP_NOT_SHOWN', '"<b>Hot</b>"'), pointer: '/texts/lane.hot' },
  ),
  ...['<script>alert(1)</script>', '<p onclick=go()>x</p>', '<a href="javascript:go()">x</a>'].map((text) =>
    change(`${text} in a rich text`, (packs) => rich(packs, text), richEnglish('MARKUP_NOT_SHOWN', '"<')),
  ),
  change(
    'a link inside a text that leads nowhere',
    (packs) => rich(packs, '<p>See <a href="/offers?x=1">offers</a>.</p>'),
    richEnglish('DEAD_LINK', '"<p>'),
  ),
  change(
    'a language that has just been added',
    (packs) => {
      packs['shop'] = {
        ...packs['shop'],
        'brand/main': { ...packs['shop']?.['brand/main'], languages: ['my', 'en', 'th'] },
        'texts/th': { kind: 'texts', id: 'th', texts: { 'shop.name': 'ร้าน' } },
      };
      for (const language of ['en', 'my'])
        for (let index = 0; index < 20; index += 1) words(packs, language)[`lane.more${index}`] = language;
    },
    { code: 'LANGUAGE_INCOMPLETE', file: 'shop/texts/th.json', pointer: '/texts', at: '"texts"' },
  ),
  change(
    'texts that are marked as not translated',
    ({ ground }) => {
      objectUnder(ground?.['texts/my'])['madeFrom'] = { 'page.home': '00000000' };
    },
    { code: 'TEXTS_NOT_TRANSLATED', file: 'ground/texts/my.json', pointer: '/texts', at: '"texts"' },
  ),
  change(
    'a copied text of a language that has to be translated',
    (packs) => {
      packs['shop'] = {
        ...packs['shop'],
        'brand/main': { ...packs['shop']?.['brand/main'], publishing: { translated: ['my'] } },
        // Every other text is confirmed.
        'texts/my': { kind: 'texts', id: 'my', texts: {}, madeFrom: confirmed(packs, 'page.home') },
      };
    },
    { ...inEnglish('TRANSLATION_NEEDED', '"'), file: 'ground/texts/my.json' },
  ),
  change(
    'a language that is a copy of another',
    (packs) => {
      for (const language of ['en', 'my'])
        for (let index = 0; index < 50; index += 1) words(packs, language)[`lane.more${index}`] = 'same';
    },
    { code: 'TEXTS_NOT_TRANSLATED', file: 'ground/texts/my.json', pointer: '/texts', at: '"texts"' },
  ),
  bounded('a least withdrawal above the most', { min: 1000 }, '/withdrawal/min', '1000'),
  bounded('a least withdrawal above what a day allows', { perDay: { sum: 50 } }, '/withdrawal/min', '100'),
  change(
    'a button for more than may be sent to the upline',
    (packs) => {
      cashier(packs, {}, { transfers: { upline: { min: 100, max: 900, quick: [500, 1000] } } });
    },
    {
      code: 'QUICK_OUT_OF_BOUNDS',
      file: 'shop/cashier/main.json',
      pointer: '/transfers/upline/quick/1',
      at: '1000',
    },
  ),
  bounded('a button for more than may be withdrawn', { quick: [500, 1000] }, '/withdrawal/quick/1', '1000'),
  change(
    'a room whose least bet is above its most',
    ({ ground }) => {
      const room = { name: 'Room', minBet: '500', maxBet: '100' };
      const nova = objectUnder(ground?.['lobby/main'], 'games', 'nova');
      Object.assign(nova, { rooms: { one: room }, roomOrder: ['one'] });
    },
    {
      code: 'BOUNDS_CROSSED',
      file: 'ground/lobby/main.json',
      pointer: '/games/nova/rooms/one/minBet',
      at: '"500"',
    },
  ),
];
