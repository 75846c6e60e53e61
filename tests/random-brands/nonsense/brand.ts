import { readFileSync } from 'node:fs';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder } from '#engine/testing/small-packs.ts';

/** The documents of a brand over base, by kind and id. */
export type BrandDocuments = Record<string, JsonObject>;

/** One way to say something odd that its schema allows. `draw` answers numbers below a bound, the same for the same seed. */
export type Nonsense = {
  what: string;
  say: (brand: BrandDocuments, draw: (bound: number) => number) => void;
};

export const pack = 'nonsense';

/** Page of the brand that takes what is drawn. */
export const oddPage = '/odd';

export const oddTexts = ['odd.title', 'odd.text', 'odd.label'] as const;

/** A brand with nothing odd about it: a page of its own where visitors register, and quick puzzles. */
export const plainBrand = (): BrandDocuments => ({
  'brand/main': {
    kind: 'brand',
    id: 'main',
    extends: 'base',
    abstract: false,
    merchantCode: pack,
    languages: ['en'],
    defaultLanguage: 'en',
    defaultMode: 'light',
  },
  'constants/main': { kind: 'constants', id: 'main', constants: { humanTries: 8 } },
  'texts/en': {
    kind: 'texts',
    id: 'en',
    texts: {
      'brand.name': 'Nonsense',
      'brand.tagline': 'Anything goes',
      'odd.title': 'Odd things',
      'odd.text': 'What was drawn for this brand',
      'odd.label': 'Something',
    },
  },
  'screen/odd': {
    kind: 'screen',
    id: 'odd',
    presentation: 'page',
    path: oddPage,
    frame: 'full',
    title: 'odd.title',
    description: 'odd.text',
    body: {
      order: ['title', 'register'],
      items: {
        title: { type: 'heading', props: { text: 'odd.title', level: 1 } },
        register: {
          type: 'form',
          props: { form: 'register' },
          when: { '!': [{ var: 'session.loggedIn' }] },
        },
      },
    },
  },
});

/** A document of the brand, begun as a patch over base where there is none yet. */
export function documentOf(brand: BrandDocuments, key: string): JsonObject {
  const [kind = '', id = ''] = key.split('/');
  return (brand[key] ??= { kind, id });
}

/** An object inside a document of the brand, begun where there is none yet. */
export function partOf(brand: BrandDocuments, key: string, ...steps: string[]): JsonObject {
  return steps.reduce((at, step) => (at[step] ??= {}) as JsonObject, documentOf(brand, key));
}

/** A document of base, as the brand would copy it. */
export const ofBase = (key: string): JsonObject =>
  JSON.parse(readFileSync(`configs/base/${key}.json`, 'utf8')) as JsonObject;

/** Puts a block at the end of the page of odd things. */
export function putOnPage(brand: BrandDocuments, block: JsonObject): void {
  const body = objectUnder(brand['screen/odd'], 'body');
  const order = body['order'] as string[];
  const id = `drawn${order.length}`;
  order.push(id);
  objectUnder(body, 'items')[id] = block;
}
