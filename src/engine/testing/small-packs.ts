import { callErrors } from '#contract/call-errors.ts';
import { pageErrors } from '#contract/page-errors.ts';
import type { PackFiles, PackSet } from '../packs.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';

/** Documents of packs as values, to be changed before they are written down as text. */
export type PackValues = Record<string /* pack */, Record<string /* kind/id */, JsonObject>>;

const colors = {
  canvas: '#0b0d12',
  surface: '#141822',
  surfaceRaised: '#1c2230',
  surfaceSunken: '#07090d',
  text: '#f4f6fb',
  textMuted: '#aab3c5',
  border: '#2b3345',
  primary: '#ffc247',
  onPrimary: '#1a1203',
  accent: '#5cc8ff',
  onAccent: '#04121c',
  danger: '#ff7b7b',
  onDanger: '#220404',
  success: '#5fd68a',
  warning: '#ffd166',
  focus: '#ffffff',
  heroFrom: '#3b1d6e',
  heroTo: '#0b0d12',
};

const lightColors = {
  ...colors,
  canvas: '#ffffff',
  surface: '#f6f7fa',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#eceff4',
  text: '#10131a',
  textMuted: '#454d5e',
  primary: '#7a4b00',
  onPrimary: '#ffffff',
  accent: '#005f8f',
  onAccent: '#ffffff',
  danger: '#a30f0f',
  onDanger: '#ffffff',
  success: '#0b6b32',
  warning: '#7a4b00',
  focus: '#10131a',
};

const block = (type: string, more: JsonObject = {}): JsonObject => ({ type, ...more });

const slot = (items: JsonObject): JsonObject => ({ order: Object.keys(items), items });

const texts = {
  'shop.name': 'Shop',
  'page.home': 'Home',
  'page.missing': 'Nothing here',
  'menu.home': 'Home',
  'menu.account': 'My account',
  'form.username': 'Username',
  'form.password': 'Password',
  'form.repeat': 'Once more',
  'form.agree': 'I am of age',
  'form.send': 'Register',
  'form.group': 'You',
  'pattern.range': '{{min}} to {{max}} letters',
  'pattern.same': '{{min}} letters',
  'error.any': 'This did not work',
  'notice.title': 'Welcome',
  'lane.hot': 'Hot',
  games_one: 'one game',
  games_other: '{{count}} games',
};

/** `ground`, which is only extended, with one document of every kind. */
const ground: Record<string, JsonObject> = {
  'brand/main': {
    kind: 'brand',
    id: 'main',
    abstract: true,
    currency: 'MMK',
    timeZone: 'Asia/Yangon',
    roles: { home: 'home', notFound: 'not-found', register: 'register' },
  },
  'theme/main': { kind: 'theme', id: 'main', modes: { dark: colors, light: lightColors } },
  'patterns/main': {
    kind: 'patterns',
    id: 'main',
    patterns: {
      letters: {
        pattern: '[A-Za-z]+',
        message: 'pattern.range',
        messageSame: 'pattern.same',
        valid: ['abc'],
        invalid: ['a1', ''],
      },
    },
  },
  'flags/main': { kind: 'flags', id: 'main', flags: { freePlay: true } },
  'constants/main': { kind: 'constants', id: 'main', constants: { agreementAge: 18 } },
  'languages/main': {
    kind: 'languages',
    id: 'main',
    languages: {
      en: { name: 'English' },
      my: { name: 'မြန်မာ' },
      th: { name: 'ไทย' },
      ru: { name: 'Русский' },
    },
  },
  'errors/main': {
    kind: 'errors',
    id: 'main',
    errors: Object.fromEntries(
      Object.keys({ ...pageErrors, ...callErrors }).map((code) => [
        code,
        { text: 'error.any', severity: 'error', present: 'form' },
      ]),
    ),
  },
  'messages/main': {
    kind: 'messages',
    id: 'main',
    expiringHours: 24,
    topics: Object.fromEntries(
      [
        'depositPaid',
        'withdrawalPaid',
        'withdrawalRejected',
        'bonusExpiring',
        'bonusConverted',
        'rewardWaiting',
        'rewardCredited',
        'feedbackAnswered',
        'supportAnswered',
        'freezeGranted',
        'freezeRefused',
      ].map((topic) => [topic, { title: 'notice.title', content: 'notice.title' }]),
    ),
  },
  'help/main': {
    kind: 'help',
    id: 'main',
    order: ['start'],
    articles: { start: { title: 'page.home', body: 'page.home' } },
  },
  'lobby/main': {
    kind: 'lobby',
    id: 'main',
    vendors: {
      acme: { name: 'Acme', gameType: 'RNG', accountTypeId: 7, vassalage: 'ACME', image: 'posters/nova.svg' },
    },
    vendorOrder: ['acme'],
    games: { nova: { name: 'Nova', code: 'nova', vendor: 'acme', image: 'posters/nova.svg' } },
    gameOrder: ['nova'],
    lanes: { hot: { title: 'lane.hot', games: ['nova'] } },
    laneOrder: ['hot'],
    notices: {
      welcome: {
        type: 'B',
        title: 'notice.title',
        content: 'notice.title',
        date: '2026-01-05T08:00:00Z',
        to: '/index',
      },
    },
    noticeOrder: ['welcome'],
  },
  'lotteries/main': {
    kind: 'lotteries',
    id: 'main',
    tables: {
      prizes27: { family: 'vn-north', mode: 'SEA', order: ['de'], betTypes: { de: { odds: 82 } } },
    },
    games: {
      north: {
        name: 'North',
        image: 'posters/nova.svg',
        accountType: 'Lott',
        table: 'prizes27',
        schedule: { days: [0, 3], time: '18:15', timeZone: 'Asia/Ho_Chi_Minh', closesMinutesBefore: 15 },
      },
    },
    groups: { north: { label: 'page.home', games: ['north'] } },
    groupOrder: ['north'],
  },
  'menu/main': {
    kind: 'menu',
    id: 'main',
    order: ['home', 'account'],
    items: {
      home: { label: 'menu.home', icon: 'home', action: { do: 'navigate', to: '/index' } },
      account: {
        label: 'menu.account',
        action: { do: 'openCentre', centre: 'member', page: 'security' },
        when: { and: [{ var: 'session.loggedIn' }, { '!=': [{ var: 'member.type' }, 4] }] },
        badge: { fact: 'notices.count' },
      },
    },
  },
  'form/register': {
    kind: 'form',
    id: 'register',
    rules: 'register',
    order: ['you'],
    groups: { you: { label: 'form.group', order: ['username', 'password', 'repeat', 'agree'] } },
    fields: {
      username: { label: 'form.username', input: 'username' },
      password: { label: 'form.password', input: 'newPassword' },
      repeat: { label: 'form.repeat', input: 'repeatPassword', equals: 'password' },
      agree: { label: 'form.agree', input: 'checkbox', when: { '!=': [{ var: 'form.username' }, ''] } },
    },
    submit: { label: 'form.send', action: { do: 'register' } },
  },
  'rules/register': {
    kind: 'rules',
    id: 'register',
    fields: {
      username: { enabled: true, required: true, minLength: 4, maxLength: 12, patternId: 'letters' },
      password: { enabled: true, required: true, minLength: 8, maxLength: 20 },
    },
  },
  'screen/frame-full': {
    kind: 'screen',
    id: 'frame-full',
    presentation: 'frame',
    body: slot({
      header: block('header', { slots: { start: slot({ logo: block('brandLogo') }) } }),
      nav: block('navigation', { props: { menu: 'main', variant: 'bar' } }),
      page: block('outlet'),
    }),
  },
  'screen/home': {
    kind: 'screen',
    id: 'home',
    presentation: 'page',
    path: '/index',
    aliases: ['/'],
    frame: 'full',
    title: 'page.home',
    body: slot({
      hero: block('heroCarousel', { props: { interval: 5000 } }),
      lane: block('gameLane', {
        props: { lane: 'hot', title: 'lane.hot' },
        when: { '>': [{ var: 'vendors.RNG' }, 0] },
      }),
      poster: block('image', { props: { image: 'posters/nova.svg', decorative: true } }),
      article: block('helpArticle', { props: { article: 'start' } }),
    }),
  },
  'screen/not-found': {
    kind: 'screen',
    id: 'not-found',
    presentation: 'page',
    title: 'page.missing',
    body: slot({ text: block('statusPanel', { props: { title: 'page.missing', text: 'page.missing' } }) }),
  },
  'screen/register': {
    kind: 'screen',
    id: 'register',
    presentation: 'modal',
    body: slot({ form: block('form', { props: { form: 'register' } }) }),
  },
  'screen/member-centre': {
    kind: 'screen',
    id: 'member-centre',
    presentation: 'modal',
    body: slot({ centre: block('centre', { props: { menu: 'main', home: 'security' } }) }),
  },
  'screen/security': {
    kind: 'screen',
    id: 'security',
    presentation: 'panel',
    path: '/member/security',
    centre: 'member-centre',
    title: 'page.missing',
    when: { var: 'session.loggedIn' },
    body: slot({ overview: block('accountOverview') }),
  },
  'texts/en': { kind: 'texts', id: 'en', texts },
  'texts/my': {
    kind: 'texts',
    id: 'my',
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => key !== 'games_one')),
  },
};

/** `shop`, a brand over it that changes a little. */
const shop: Record<string, JsonObject> = {
  'brand/main': {
    kind: 'brand',
    id: 'main',
    extends: 'ground',
    name: 'shop.name',
    hosts: ['shop.example'],
    languages: ['my', 'en'],
    defaultLanguage: 'my',
    logo: { dark: 'brand/logo.svg' },
  },
  'menu/main': { kind: 'menu', id: 'main', items: { home: { icon: 'star' } } },
};

const assets: Record<string, string[]> = { ground: ['posters/nova.svg'], shop: ['brand/logo.svg'] };

/** A fresh copy of two packs, `ground` and `shop` over it, that have nothing wrong with them. */
export const smallPacks = (): PackValues => structuredClone({ ground, shop });

/** Writes packs down as an editor would, two spaces to a level. */
export function writePacks(packs: PackValues): PackSet {
  return Object.fromEntries(
    Object.entries(packs).map(([pack, documents]): [string, PackFiles] => [
      pack,
      {
        pack,
        documents: Object.fromEntries(
          Object.entries(documents).map(([key, document]) => [key, `${JSON.stringify(document, null, 2)}\n`]),
        ),
        assets: assets[pack] ?? [],
      },
    ]),
  );
}

/** The object at a path inside a document, to be changed in place. */
export function objectUnder(value: Json | undefined, ...steps: string[]): JsonObject {
  const found = steps.reduce<Json | undefined>(
    (at, step) => (isJsonObject(at) ? at[step] : undefined),
    value,
  );
  if (!isJsonObject(found)) throw new Error(`There is no object at ${steps.join('/')}.`);
  return found;
}
