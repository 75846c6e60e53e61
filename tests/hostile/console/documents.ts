import { count } from '#run-size';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { misshapen, replaced, type SpoiltDocument, type SpoiltPlaces } from './spoilt.ts';

const { ground = {} } = smallPacks();

const spoil = (what: string, key: string, path: string, by: Json): SpoiltDocument => ({
  what: `${what}: ${key} ${path}`,
  key,
  document: replaced(ground[key] ?? {}, path.split('/').slice(1), by) as JsonObject,
});
const each = (what: string, key: string, path: string, values: readonly Json[]): SpoiltDocument[] =>
  values.map((value) => spoil(`${what} ${JSON.stringify(value)?.slice(0, 60)}`, key, path, value));

/** Schema-valid documents whose references do not exist. */
const dangling: SpoiltDocument[] = [
  spoil('no such text', 'menu/main', '/items/home/label', 'no.such.text'),
  spoil('no such page', 'menu/main', '/items/home/action', { do: 'navigate', to: '/no-such-page' }),
  spoil('no such modal', 'menu/main', '/items/home/action', { do: 'openModal', modal: 'no-such-modal' }),
  spoil('no such centre page', 'menu/main', '/items/account/action/page', 'no-such-panel'),
  spoil('no such action', 'menu/main', '/items/home/action', { do: 'noSuchAction' }),
  spoil('no such fact', 'menu/main', '/items/account/badge/fact', 'no.such.fact'),
  spoil('no such fact in a condition', 'menu/main', '/items/account/when', { var: 'no.such.fact' }),
  spoil('no such operator in a condition', 'menu/main', '/items/account/when', { eval: ['alert(1)'] }),
  spoil('no such entry in the order', 'menu/main', '/order', ['home', 'nobody']),
  spoil('an entry twice in the order', 'menu/main', '/order', ['home', 'home']),
  spoil('no such pattern', 'rules/register', '/fields/username/patternId', 'noSuchPattern'),
  spoil('no such field', 'rules/register', '/fields/noSuchField', { enabled: true, required: true }),
  spoil('bounds that exclude all', 'rules/register', '/fields/username/minLength', 40),
  spoil('no such rules', 'form/register', '/rules', 'noSuchRules'),
  spoil('no such group', 'form/register', '/order', ['you', 'nobody']),
  spoil('no such field in a group', 'form/register', '/groups/you/order', ['username', 'nobody']),
  spoil('a repeat of no field', 'form/register', '/fields/repeat/equals', 'nobody'),
  spoil('a form sent to no action', 'form/register', '/submit/action', { do: 'noSuchAction' }),
  spoil('no such kind of input', 'form/register', '/fields/username/input', 'noSuchInput'),
  spoil('no such frame', 'screen/home', '/frame', 'noSuchFrame'),
  spoil('no such menu', 'screen/frame-full', '/body/items/nav/props/menu', 'noSuchMenu'),
  spoil('no such block', 'screen/home', '/body/items/hero', { type: 'noSuchBlock' }),
  spoil('no such lane', 'screen/home', '/body/items/lane/props/lane', 'noSuchLane'),
  spoil('no such picture', 'screen/home', '/body/items/poster/props/image', 'posters/nothing.svg'),
  spoil('no such article', 'screen/home', '/body/items/article/props/article', 'noSuchArticle'),
  spoil('no such form', 'screen/register', '/body/items/form/props/form', 'noSuchForm'),
  spoil('a slot that the block does not have', 'screen/home', '/body/items/poster/slots', {
    nowhere: { order: [], items: {} },
  }),
  spoil('no such vendor', 'lobby/main', '/games/nova/vendor', 'noSuchVendor'),
  spoil('no such game', 'lobby/main', '/lanes/hot/games', ['noSuchGame']),
  spoil('no such poster', 'lobby/main', '/games/nova/image', 'posters/nothing.svg'),
  spoil('a notice that leads nowhere', 'lobby/main', '/notices/welcome/to', '/no-such-page'),
  spoil('no such time zone', 'brand/main', '/timeZone', 'Mars/Olympus'),
  spoil('no such currency', 'brand/main', '/currency', 'WOW'),
  spoil('an example that its pattern refuses', 'patterns/main', '/patterns/letters/valid', ['123']),
  spoil('a counter-example that its pattern takes', 'patterns/main', '/patterns/letters/invalid', ['abc']),
  spoil('no text of an error', 'errors/main', '/errors/INVALID_FIELDS/text', 'no.such.text'),
  spoil('text that nobody can read', 'theme/main', '/modes/dark/text', '#0b0d13'),
];

/** Packs that lie over themselves, over each other, or over nothing. */
const cyclic: SpoiltDocument[] = each('a pack over', 'brand/main', '/extends', [
  'ground',
  'shop',
  'nothing',
  '../ground',
  '__proto__',
  'constructor',
]);

/** Each takes longer than the age of the sun for some short text. */
const catastrophic = each('a pattern', 'patterns/main', '/patterns/letters/pattern', [
  '(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '([a-zA-Z]+)*$',
  '(.*a){20}',
  '(.*)*x',
  '(a|b|ab)*c',
  '(?=(a+)+b)a*',
  '^(\\w+\\s?)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '(?:(?:a*)*)*b',
  '[a-z]*[a-z]*!',
  'a*a*a*b',
  '(\\d+)*\\D',
  '(',
  '[z-a]',
  '\\',
  'a{2,1}',
  '(?<a>x)(?<a>y)',
  '\\p{NoSuchScript}',
]);

const script = '<script>globalThis.pwned = 1</script>';
const scriptAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//elsewhere.example/x',
  '\\\\elsewhere.example\\x',
  'https://elsewhere.example/x',
  'file:///etc/passwd',
  'blob:https://elsewhere.example/1',
  script,
];
/** One value in many places at once: judging a pack for each of them takes ten times as long. */
const everywhere = (
  what: string,
  places: Readonly<Record<string, readonly string[]>>,
  by: Json,
): SpoiltPlaces => ({
  what: `${what} ${JSON.stringify(by)}`,
  spoilt: Object.entries(places).map(([key, paths]) => ({
    key,
    paths,
    document: paths.reduce<Json>(
      (document, path) => replaced(document, path.split('/').slice(1), by),
      ground[key] ?? {},
    ) as JsonObject,
  })),
});

const placesOfAddresses = {
  'menu/main': ['/items/home/action/to'],
  'screen/home': ['/body/items/poster/props/image'],
  'lobby/main': ['/vendors/acme/image', '/games/nova/image', '/notices/welcome/to'],
};

/** Addresses and script wherever a document takes an address, a name or a colour: each place has to be named. */
export const spoiltPlaces: readonly SpoiltPlaces[] = [
  ...scriptAddresses.flatMap((address) => [
    everywhere('an address', placesOfAddresses, address),
    // Apart: a page with such an address would be where the others lead.
    everywhere('the address of a page', { 'screen/home': ['/path', '/aliases/0'] }, address),
  ]),
  ...[
    script,
    '"><img src=x onerror=alert(1)>',
    'red;background:url(https://elsewhere.example)',
    '</style><script>alert(1)</script>',
  ].map((words) =>
    everywhere(
      'script',
      {
        'theme/main': ['/modes/dark/canvas', '/modes/light/primary'],
        'menu/main': ['/items/home/icon'],
        'brand/main': ['/currency'],
        'form/register': ['/fields/username/label'],
        'screen/home': ['/title'],
        'help/main': ['/articles/start/body'],
        'rules/register': ['/fields/username/patternId'],
      },
      words,
    ),
  ),
];

/** Names that lead to what every object has. */
const polluting: SpoiltDocument[] = ['constructor', 'prototype', 'toString', 'hasOwnProperty'].flatMap(
  (name) => [
    spoil(`an entry named ${name} that is missing`, 'menu/main', '/order', ['home', name]),
    spoil('an action', 'menu/main', '/items/home/action', { do: name }),
    spoil('a block', 'screen/home', '/body/items/hero', { type: name }),
    spoil('a text', 'menu/main', '/items/home/label', name),
    spoil('a pattern', 'rules/register', '/fields/username/patternId', name),
    spoil('a fact', 'menu/main', '/items/account/when', { '!!': [{ var: name }] }),
    spoil('an operator', 'menu/main', '/items/account/when', { [name]: [1] }),
    spoil('a lane', 'screen/home', '/body/items/lane/props/lane', name),
    spoil('a menu', 'screen/frame-full', '/body/items/nav/props/menu', name),
  ],
);

/** Documents of every kind that must be refused. */
export const spoiltDocuments: readonly SpoiltDocument[] = [
  ...dangling,
  ...cyclic,
  ...catastrophic,
  ...polluting,
  ...misshapen(ground, count(40, 4)),
];
