import type { CallId, CallTypes } from '#contract/generated/calls.ts';
import { easyPuzzle } from '#portal/testing/easy-puzzle.ts';
import { announcement, announcements, game, many, vendor } from '#portal/testing/samples.ts';

type Values = { [Id in CallId]: CallTypes[Id]['value'] };

const categories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'];

export const login: Values['sessionLogin'] = {
  customerId: 'c1',
  account: 'aye',
  type: 0,
  memberLabel: [],
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  passwordDue: false,
  expiresAt: '2999-01-01T00:00:00Z',
};

/** A platform where everything is in order. */
export const shellAnswers: Partial<Values> = {
  systemStatus: {
    maintenance: false,
    regionRestriction: false,
    addressRestriction: false,
    country: 'MM',
    serverTime: '2026-01-05T00:00:00Z',
  },
  gameVendor: {
    vendors: categories.map((gameType) => vendor(`V_${gameType}`, { gameType, name: `Studio ${gameType}` })),
  },
  hotGames: { lanes: [{ id: 'hot', title: 'Hot', cards: many(4, (id) => game(id)) }] },
  gameList: { games: many(4, (id) => game(id)), total: 4, page: 1 },
  announcements: announcements({
    banners: many(2, (id) => announcement(`b${id}`)),
    player: many(9, (id) => announcement(`p${id}`)),
    promotion: many(3, (id) => announcement(`r${id}`)),
    header: many(2, (id) => announcement(`h${id}`)),
  }),
  domainRoute: {
    domainList: [{ url: 'http://brand.test', speed: 20 }],
    customerService: [
      { title: 'Chat', csPosition: 'LIVECHAT-1', type: 'LIVECHAT', url: 'https://chat.example/1' },
      { title: 'Telegram', csPosition: 'TELEGRAM-1', type: 'TELEGRAM', url: 'https://telegram.example/1' },
      { title: 'Viber', csPosition: 'VIBER-1', type: 'VIBER', url: 'https://viber.example/1' },
    ],
    resources: [{ resourceType: 'ANDROID', url: 'https://files.example/app.apk' }],
    draws: [
      {
        id: 'north',
        name: 'Hà Nội',
        region: 'north',
        days: [0, 1, 2, 3, 4, 5, 6],
        time: '18:15',
        timeZone: 'Asia/Ho_Chi_Minh',
        closesMinutesBefore: 15,
      },
    ],
  },
  helpCenter: {
    articles: many(3, (id) => ({ id: `a${id}`, title: `Article ${id}`, content: `<p>Words ${id}</p>` })),
  },
  memberInfo: {
    id: 'c1',
    account: 'aye',
    nickname: 'Aye',
    type: 0,
    toUpline: null,
    clubLabel: { labelName: 'Bronze' },
    memberLabel: [],
    lastLoginAt: null,
    registeredAt: '2026-01-01T00:00:00Z',
  },
  walletBalance: { sumBalance: '1234500', currency: 'MMK', digits: 2 },
  countryCodes: {
    countries: [{ countryCode: 'MM', countryDialingCode: '95', name: 'Myanmar', flag: '/mm.svg' }],
  },
  captcha: { captchaId: 'k1', image: 'iVBORw0KGgo=', expiresAt: '2999-01-01T00:00:00Z' },
  agentNotices: {
    notices: [{ id: 'a1', title: 'For agents', content: '<p>Content a1</p>', date: 1_772_000_000_000 }],
  },
  agentAffiliate: { code: 'A1', account: 'agent**' },
  referralInviter: { code: 'F1', account: 'f•••••' },
  whitelabel: { merchantCode: 'aurora', currency: 'MMK', switches: {} },
  settingRegister: { fields: { username: { enabled: true, required: true, minLength: 6, maxLength: 12 } } },
  humanChallenge: easyPuzzle,
  sessionLogin: login,
  sessionFreePlay: { ...login, token: 'token-guest', account: 'guest', type: 4 },
  sessionLogout: null,
  languageUpdate: null,
  memberRegister: login,
};
