import type { Json, JsonObject } from '#engine/json/json.ts';
import { documentOf, ofBase, oddPage, partOf, putOnPage, type Nonsense } from './brand.ts';

const set =
  (key: string, path: string[], name: string, value: Json): Nonsense['say'] =>
  (brand) =>
    void (partOf(brand, key, ...path)[name] = value);

const menus = ['main', 'footer', 'bottom', 'side', 'member-header', 'categories'];

const frames = ['frame-full', 'frame-header'].flatMap((frame): Nonsense[] => [
  {
    what: `${frame} of nothing but the page`,
    say: set(`screen/${frame}`, ['body'], 'order', ['outlet']),
  },
  { what: `${frame} without a page`, say: set(`screen/${frame}`, ['body'], 'order', ['header', 'footer']) },
  {
    what: `${frame} whose page is for members`,
    say: set(`screen/${frame}`, ['body', 'items', 'outlet'], 'when', { var: 'session.loggedIn' }),
  },
  {
    what: `${frame} upside down`,
    say: (brand) => {
      const { body } = ofBase(`screen/${frame}`) as { body: { order: string[] } };
      partOf(brand, `screen/${frame}`, 'body')['order'] = body.order.toReversed();
    },
  },
  {
    what: `${frame} with nothing in its header`,
    say: set(`screen/${frame}`, ['body', 'items', 'header'], 'slots', {
      start: { order: [] },
      center: { order: [] },
      end: { order: [] },
      below: { order: [] },
    }),
  },
  ...['bar', 'glass', 'stacked', 'centered'].map((variant) => ({
    what: `${frame} with a header of the variant ${variant}`,
    say: set(`screen/${frame}`, ['body', 'items', 'header', 'props'], 'variant', variant),
  })),
]);

const register = 'form/register';
const registerGroups = (): string[] => (ofBase(register) as { order: string[] }).order;

const step = (groups: string[]): JsonObject => ({ label: 'odd.label', groups });

const forms: Nonsense[] = [
  {
    what: 'a registration in one step for each group',
    say: (brand) => {
      const groups = registerGroups();
      documentOf(brand, register)['steps'] = {
        order: groups.map((_, index) => `s${index}`),
        items: Object.fromEntries(groups.map((group, index) => [`s${index}`, step([group])])),
      };
    },
  },
  {
    what: 'steps without any order',
    say: (brand) =>
      void (documentOf(brand, register)['steps'] = { order: [], items: { a: step(registerGroups()) } }),
  },
  {
    what: 'groups from the last to the first',
    say: (brand) => void (documentOf(brand, register)['order'] = registerGroups().toReversed()),
  },
  {
    what: 'groups without the account',
    say: (brand) => void (documentOf(brand, register)['order'] = registerGroups().slice(1)),
  },
  { what: 'no groups', say: set(register, [], 'order', []) },
  { what: 'no modes to choose from', say: set(register, [], 'modeOrder', []) },
  { what: 'the modes the other way round', say: set(register, [], 'modeOrder', ['mobile', 'username']) },
  { what: 'a form without modes', say: set(register, [], 'modes', null) },
  { what: 'messages while one types', say: set(register, [], 'showErrors', 'change') },
  { what: 'messages when it is sent', say: set(register, [], 'showErrors', 'submit') },
  { what: 'refusals in a dialog', say: set(register, [], 'failure', { present: 'dialog' }) },
  { what: 'nothing kept of what is typed', say: set(register, [], 'keepsEntries', false) },
  {
    what: 'a question before it is sent',
    say: set(register, ['submit'], 'confirm', {
      title: 'odd.title',
      text: 'odd.text',
      summary: ['username'],
    }),
  },
  {
    what: 'no links below the button',
    say: set(register, ['links'], 'order', []),
  },
  ...['login', 'changePassword', 'toggleTheme', 'logout', 'reload', 'changeNickname'].map((name) => ({
    what: `a registration that does ${name}`,
    say: set(register, ['submit'], 'action', { do: name }),
  })),
  ...['username', 'password', 'verifyPwd', 'ageAgreement', 'termsAgreement'].flatMap((field): Nonsense[] => [
    {
      what: `${field} never shown`,
      say: set(register, ['fields', field], 'when', false),
    },
    {
      what: `${field} that cannot be filled in`,
      say: set(register, ['fields', field], 'enabledWhen', false),
    },
    { what: `${field} taken out`, say: set(register, ['fields'], field, null) },
    {
      what: `${field} that repeats the username`,
      say: set(register, ['fields', field], 'equals', 'username'),
    },
  ]),
];

const pages: Nonsense[] = [
  { what: 'a page at the address of another', say: set('screen/odd', [], 'path', '/index') },
  {
    what: 'a page with another as an alias',
    say: set('screen/odd', [], 'aliases', ['/promotions', '/odd2']),
  },
  { what: 'a page without a frame', say: set('screen/odd', [], 'frame', 'none') },
  { what: 'a page with the small frame', say: set('screen/odd', [], 'frame', 'header') },
  { what: 'a page without a title', say: (brand) => void delete documentOf(brand, 'screen/odd')['title'] },
  { what: 'a page of nothing', say: set('screen/odd', ['body'], 'order', []) },
  { what: 'a page whose order names what is not there', say: set('screen/odd', ['body'], 'order', ['gone']) },
  { what: 'a page for nobody', say: set('screen/odd', [], 'when', false) },
  { what: 'a page for members', say: set('screen/odd', [], 'when', { var: 'session.loggedIn' }) },
  { what: 'a home page of nothing', say: set('screen/home', ['body'], 'order', []) },
  { what: 'no home page', say: set('screen/home', [], 'path', '/home2') },
  ...[1, 2, 3].map((level) => ({
    what: `two further headings of level ${level}`,
    say: ((brand) => {
      for (const text of ['odd.title', 'odd.text'])
        putOnPage(brand, { type: 'heading', props: { text, level } });
    }) satisfies Nonsense['say'],
  })),
  {
    what: 'sections in sections in sections',
    say: (brand) => {
      let block: JsonObject = { type: 'heading', props: { text: 'odd.label', level: 3 } };
      for (let depth = 0; depth < 12; depth += 1)
        block = {
          type: 'section',
          props: { title: 'odd.label' },
          slots: { default: { order: ['in'], items: { in: block } } },
        };
      putOnPage(brand, block);
    },
  },
  {
    what: 'forty columns',
    say: (brand) => {
      for (let number = 0; number < 40; number += 1) putOnPage(brand, { type: 'columns', slots: {} });
    },
  },
  {
    what: 'an entry that leads to its own page, eight levels deep',
    say: (brand) => {
      let item: JsonObject = { label: 'odd.label', action: { do: 'navigate', to: oddPage } };
      for (let depth = 0; depth < 8; depth += 1)
        item = { label: 'odd.label', children: { order: ['in'], items: { in: item } } };
      partOf(brand, 'menu/main', 'items')['odd'] = item;
      partOf(brand, 'menu/main')['order'] = ['odd'];
    },
  },
];

const menuShapes = menus.flatMap((menu): Nonsense[] => [
  { what: `the menu ${menu} without entries`, say: set(`menu/${menu}`, [], 'order', []) },
  {
    what: `the menu ${menu} of one entry that says nothing`,
    say: (brand) => {
      partOf(brand, `menu/${menu}`, 'items')['odd'] = { action: { do: 'navigate', to: oddPage } };
      partOf(brand, `menu/${menu}`)['order'] = ['odd'];
    },
  },
]);

const brandWide: Nonsense[] = [
  { what: 'a first language that is not offered', say: set('brand/main', [], 'defaultLanguage', 'my') },
  { what: 'a language more', say: set('brand/main', [], 'languages', ['en', 'zh-CN']) },
  { what: 'a language without words', say: set('brand/main', [], 'languages', ['en', 'th']) },
  ...[0, 1, 4].map((digits) => ({
    what: `money with ${digits} digits`,
    say: set('brand/main', [], 'currencyDigits', digits),
  })),
  { what: 'another currency', say: set('brand/main', [], 'currency', 'VND') },
  { what: 'another zone', say: set('brand/main', [], 'timeZone', 'Pacific/Kiritimati') },
  { what: 'no avatars', say: set('brand/main', [], 'avatars', []) },
  { what: 'dark unless chosen', say: set('brand/main', [], 'defaultMode', 'dark') },
  { what: 'the host of another brand', say: set('brand/main', [], 'hosts', ['odd.example', 'odd.example']) },
];

/** Sequences, frames, forms and pages that are put together as nobody would. */
export const shapes: Nonsense[] = [...frames, ...forms, ...pages, ...menuShapes, ...brandWide];
