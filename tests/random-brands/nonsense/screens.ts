import fc from 'fast-check';
import { actionNames, blockNames } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { factCatalogue, type Fact } from '#engine/conditions/fact-catalogue.ts';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { arbitraryCondition } from '#engine/testing/arbitrary-condition.ts';
import { arbitraryAction, arbitraryBlock, type References } from '#engine/testing/arbitrary-document.ts';
import { ofBase, oddPage, oddTexts, partOf, putOnPage, type Nonsense } from './brand.ts';

const references: References = {
  text: oddTexts,
  image: ['posters/nova.svg', 'brand/icon.svg'],
  menu: ['main', 'footer', 'member-header'],
  form: ['register', 'login', 'nickname', 'forgotPassword', 'changePassword', 'walletTransfer'],
  modal: ['login', 'register', 'announcements'],
  panel: ['securityCenter', 'withdraw'],
  page: ['/index', oddPage, '/promotions'],
  lane: ['hot'],
  article: ['a1'],
  game: [],
  frame: ['full'],
  fact: ['notices.count'],
  source: ['notices'],
  brandLanguage: ['en'],
};

const sample = <T>(drawn: fc.Arbitrary<T>, seed: number): T => fc.sample(drawn, { seed, numRuns: 1 })[0] as T;

const seeds = 1_000_000;

const blocks = blockNames.flatMap((type): Nonsense[] => {
  const drawn = arbitraryBlock(schemaIndex, references, type);
  if (!drawn) return [];
  const block = (seed: number): JsonObject => sample(drawn, seed) as JsonObject;
  const when = arbitraryCondition(schemaIndex);
  return [
    { what: `${type} on a page for all`, say: (brand, draw) => putOnPage(brand, block(draw(seeds))) },
    {
      what: `${type} in a column, on a condition`,
      say: (brand, draw) => {
        const items = { odd: { ...block(draw(seeds)), when: sample(when, draw(seeds)) } };
        putOnPage(brand, { type: 'columns', slots: { second: { order: ['odd'], items } } });
      },
    },
    {
      what: `${type} in the lower row of the header`,
      say: (brand, draw) => {
        const below = partOf(brand, 'screen/frame-full', 'body', 'items', 'header', 'slots', 'below');
        below['order'] = ['clock', 'ticker', 'odd'];
        below['items'] = { odd: block(draw(seeds)) };
      },
    },
  ];
});

const actions = actionNames.flatMap((name): Nonsense[] => {
  const drawn = arbitraryAction(schemaIndex, references, name);
  if (!drawn) return [];
  const action = (seed: number): Json => sample(drawn, seed);
  return [
    {
      what: `a button that does ${name}`,
      say: (brand, draw) =>
        putOnPage(brand, {
          type: 'actionButton',
          props: { label: 'odd.label', action: action(draw(seeds)) },
        }),
    },
    {
      what: `a menu entry that does ${name}`,
      say: (brand, draw) => {
        const { order } = ofBase('menu/main') as { order: string[] };
        partOf(brand, 'menu/main')['order'] = [...order.slice(0, 3), 'odd'];
        partOf(brand, 'menu/main', 'items')['odd'] = { label: 'odd.label', action: action(draw(seeds)) };
      },
    },
  ];
});

/** A value of a fact's type, seldom one that it has. */
function valueOf({ type, enum: listed }: Fact, number: number): Json {
  if (listed) return listed[number % listed.length] ?? '';
  if (type === 'boolean') return number % 2 === 0;
  return type === 'integer' ? (number % 40) - 20 : 'words';
}

const facts = Object.entries(factCatalogue(schemaIndex)).map(([name, fact]): Nonsense => ({
  what: `a page, a block and an entry that depend on ${name}`,
  say: (brand, draw) => {
    const reads: JsonObject = { '==': [{ var: name }, valueOf(fact, draw(seeds))] };
    putOnPage(brand, { type: 'heading', props: { text: 'odd.label', level: 2 }, when: { '!': reads } });
    partOf(brand, 'screen/odd')['when'] = { or: [reads, { '!': reads }] };
    partOf(brand, 'menu/footer', 'items')['odd'] = {
      label: 'odd.label',
      action: { do: 'navigate', to: oddPage },
      when: reads,
    };
  },
}));

/** Blocks, actions and facts in places where nobody would put them. */
export const screens: Nonsense[] = [...blocks, ...actions, ...facts];
