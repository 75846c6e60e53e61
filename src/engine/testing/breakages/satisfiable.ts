import type { JsonObject } from '../../json/json.ts';
import { objectUnder, type PackValues } from '../small-packs.ts';
import {
  askFor,
  change,
  form,
  formFile,
  pattern,
  patternsFile,
  rule,
  rulesFile,
  words,
  type Breakage,
  type Expected,
} from './breakage.ts';

/** Adds a field with a rule to the only group. */
const ask = (packs: PackValues, more: JsonObject, ruled?: JsonObject, name = 'odd'): void => {
  askFor(packs, name, more);
  if (!ruled) return;
  const rules = objectUnder(packs['ground']?.['rules/register'], 'fields');
  rules[name] = { enabled: true, required: true, ...ruled };
};

const odd = (
  what: string,
  [more, ruled]: [JsonObject, JsonObject],
  expected: Omit<Expected, 'code' | 'file'> & Partial<Expected>,
): Breakage =>
  change(what, (packs) => ask(packs, more, ruled), {
    code: 'FIELD_UNSATISFIABLE',
    file: rulesFile,
    ...expected,
  });

const maxLength = '/fields/odd/maxLength';
const ofShop = (packs: PackValues, key: string, patch: JsonObject): void => {
  const [kind = '', id = ''] = key.split('/');
  packs['shop'] = { ...packs['shop'], [key]: { kind, id, ...patch } };
};
const options = {
  order: ['kbz', 'aya1'],
  items: { kbz: { label: 'form.group' }, aya1: { label: 'form.group' } },
};

/** Fields that cannot be filled in, and values that their own field refuses. */
export const satisfiable: Breakage[] = [
  odd(
    'a pattern of seven characters where five are allowed',
    [{ input: 'text' }, { acceptedPattern: '[A-Z]{2}-[0-9]{4}', maxLength: 5 }],
    { pointer: maxLength, at: '5' },
  ),
  odd('a country of twelve characters', [{ input: 'country' }, { minLength: 12 }], {
    pointer: '/fields/odd/minLength',
    at: '12',
  }),
  odd(
    'a pattern of two characters where three are asked for',
    [{ input: 'text' }, { acceptedPattern: '[a-z]{1,2}', minLength: 3 }],
    { pointer: '/fields/odd/minLength', at: '3' },
  ),
  odd(
    'numbers of five digits where three characters are allowed',
    [{ input: 'number', minimum: 10_000 }, { maxLength: 3 }],
    { pointer: maxLength, at: '3' },
  ),
  odd(
    'amounts of three digits where five are asked for',
    [{ input: 'amount', maximum: 500 }, { minLength: 5 }],
    { pointer: '/fields/odd/minLength', at: '5' },
  ),
  odd('a number of letters', [{ input: 'number' }, { patternId: 'letters' }], {
    pointer: '/fields/odd/patternId',
    at: '"letters"',
  }),
  odd('a day of eight characters', [{ input: 'date' }, { maxLength: 8 }], { pointer: maxLength, at: '8' }),
  odd('a day without hyphens', [{ input: 'date' }, { acceptedPattern: '[a-z0-9]+' }], {
    pointer: '/fields/odd/acceptedPattern',
    at: '"[a-z0-9]+"',
  }),
  odd('numbers below zero in digits', [{ input: 'number', maximum: -3 }, { acceptedPattern: '[0-9]+' }], {
    pointer: '/fields/odd/acceptedPattern',
    at: '"[0-9]+"',
  }),
  odd(
    'a phone number with hyphens, which are taken out',
    [{ input: 'phone' }, { acceptedPattern: '[0-9]{3}-[0-9]{4}' }],
    { pointer: '/fields/odd/acceptedPattern', at: '"[0-9]{3}-[0-9]{4}"' },
  ),
  odd('a text that has to be empty', [{ input: 'text' }, { maxLength: 0 }], { pointer: maxLength, at: '0' }),
  odd('more characters than a line of text has', [{ input: 'text' }, { minLength: 300 }], {
    pointer: '/fields/odd/minLength',
    at: '300',
  }),
  odd('options that are all too long', [{ input: 'select', options }, { maxLength: 2 }], {
    pointer: maxLength,
    at: '2',
  }),
  odd('an option that the rule refuses', [{ input: 'select', options }, { patternId: 'letters' }], {
    code: 'OPTION_REFUSED',
    file: formFile,
    pointer: '/fields/odd/options/items/aya1',
    at: '"aya1"',
  }),
  change(
    'a repeated password that may have four characters, of one that has at least eight',
    (packs) => {
      objectUnder(packs['ground']?.['rules/register'], 'fields')['repeat'] = {
        enabled: true,
        required: true,
        maxLength: 4,
      };
    },
    { code: 'FIELD_UNSATISFIABLE', file: rulesFile, pointer: '/fields/repeat/maxLength', at: '4' },
  ),
  odd(
    'a pattern that asks for a digit and takes letters only',
    [{ input: 'text' }, { acceptedPattern: '(?=[a-z]*[0-9])[a-z]+' }],
    { pointer: '/fields/odd/acceptedPattern', at: '"(?=[a-z]*[0-9])[a-z]+"' },
  ),
  odd(
    'a text with a digit that repeats one of letters',
    [
      { input: 'text', equals: 'username' },
      { acceptedPattern: '(?=[^0-9]*[0-9])[a-z0-9]+', maxLength: 9 },
    ],
    { pointer: maxLength, at: '9' },
  ),
  change(
    'a bound of the brand against a pattern of the pack below',
    (packs) => {
      Object.assign(pattern(packs), { pattern: '[A-Za-z]{3,}', invalid: ['a1', 'ab'] });
      ofShop(packs, 'rules/register', { fields: { username: { minLength: 1, maxLength: 2 } } });
    },
    {
      code: 'FIELD_UNSATISFIABLE',
      file: 'shop/rules/register.json',
      pointer: '/fields/username/maxLength',
      at: '2',
    },
  ),
  change(
    'a pattern of the brand against a bound of the pack below',
    (packs) => {
      const letters = { pattern: '[A-Za-z]{13,}', valid: ['abcdefghijklmn'] };
      ofShop(packs, 'patterns/main', { patterns: { letters } });
    },
    {
      code: 'FIELD_UNSATISFIABLE',
      file: patternsFile.replace('ground', 'shop'),
      pointer: '/patterns/letters/pattern',
      at: '"[A-Za-z]{13,}"',
    },
  ),
  ...(
    [
      ['against its pattern', { input: 'text', default: 'abc1' }, { patternId: 'letters' }],
      ['longer than its rule allows', { input: 'text', default: 'abcd' }, { maxLength: 3 }],
      ['shorter than its rule allows', { input: 'text', default: 'abcd' }, { minLength: 5 }],
      ['of somebody too young', { input: 'date', minAge: 100, default: '2020-01-01' }, {}],
    ] as const
  ).map(([what, more, ruled]) =>
    odd(`a start ${what}`, [more, ruled], {
      code: 'DEFAULT_REFUSED',
      file: formFile,
      pointer: '/fields/odd/default',
      at: `"${more.default}"`,
    }),
  ),
  odd(
    'a field that shows by the width of the page, which the gateway does not know',
    [{ input: 'text', when: { '==': [{ var: 'viewer.width' }, 'phone'] } }, { maxLength: 9 }],
    { code: 'FACT_OF_PAGES_ONLY', file: formFile, pointer: '/fields/odd/when', at: '{' },
  ),
  odd(
    'a field that has to be filled in from a day on, by the clock of the page',
    [{ input: 'text', requiredWhen: { '>': [{ var: 'time.now' }, 202612241730] } }, { required: false }],
    { code: 'FACT_OF_PAGES_ONLY', file: formFile, pointer: '/fields/odd/requiredWhen', at: '{' },
  ),
  change(
    'a group that shows by the theme, with a field that is needed',
    (packs) =>
      Object.assign(objectUnder(form(packs), 'groups', 'you'), {
        when: { '==': [{ var: 'theme.mode' }, 'dark'] },
      }),
    { code: 'FACT_OF_PAGES_ONLY', file: formFile, pointer: '/groups/you/when', at: '{' },
  ),
  change('a box that repeats a text', (packs) => ask(packs, { input: 'checkbox', equals: 'username' }), {
    code: 'EQUALS_WITHOUT_TEXT',
    file: formFile,
    pointer: '/fields/odd/equals',
    at: '"username"',
  }),
  change(
    'fields that repeat each other',
    (packs) => {
      ask(packs, { input: 'text', equals: 'more' });
      ask(packs, { input: 'text', equals: 'odd' }, undefined, 'more');
    },
    { code: 'EQUALS_ITSELF', file: formFile, pointer: '/fields/odd/equals', at: '"more"' },
  ),
  change(
    'a rule that a field takes from itself',
    (packs) => {
      const from = { rules: 'register', field: 'username' };
      objectUnder(form(packs), 'fields', 'username')['rule'] = from;
    },
    { code: 'RULE_FROM_ITSELF', file: formFile, pointer: '/fields/username/rule', at: '{' },
  ),
  ...['when', 'enabledWhen'].map((property) =>
    change(
      `a required field whose "${property}" is plainly false`,
      (packs) => ask(packs, { input: 'text', [property]: false }, { maxLength: 9 }),
      { code: 'REQUIRED_FIELD_HIDDEN', file: rulesFile, pointer: '/fields/odd/required', at: 'true' },
    ),
  ),
  change(
    'a required field that the brand hides',
    (packs) => ofShop(packs, 'form/register', { fields: { username: { when: false } } }),
    {
      code: 'REQUIRED_FIELD_HIDDEN',
      file: 'shop/form/register.json',
      pointer: '/fields/username/when',
      at: 'false',
    },
  ),
  change(
    'a required field that an order of the brand leaves out',
    (packs) => {
      ask(packs, { input: 'text' }, { maxLength: 9 });
      ofShop(packs, 'form/register', {
        groups: { you: { order: ['username', 'password', 'repeat', 'agree'] } },
      });
    },
    {
      code: 'REQUIRED_FIELD_HIDDEN',
      file: 'shop/form/register.json',
      pointer: '/groups/you/order',
      at: '[',
    },
  ),
  change(
    'an agreement that cannot be ticked',
    (packs) => ask(packs, { input: 'checkbox', mustAccept: true, enabledWhen: false }),
    { code: 'REQUIRED_FIELD_HIDDEN', file: formFile, pointer: '/fields/odd/enabledWhen', at: 'false' },
  ),
  change(
    'a rule whose field the brand takes out',
    (packs) => {
      ask(packs, { input: 'text' }, { maxLength: 9 });
      ofShop(packs, 'form/register', {
        fields: { odd: null },
        groups: { you: { order: ['username', 'password', 'repeat', 'agree'] } },
      });
    },
    { code: 'RULE_WITHOUT_FIELD', file: 'shop/form/register.json', pointer: '/fields/odd', at: 'null' },
  ),
  change(
    'words of the brand with a number that the form of the pack below does not give',
    (packs) => {
      for (const language of ['en', 'my'])
        ofShop(packs, `texts/${language}`, {
          texts: { 'form.agree': `${words(packs, language)['form.agree'] as string} {{age}}` },
        });
    },
    {
      code: 'TEXT_VALUE_MISSING',
      file: 'shop/texts/my.json',
      pointer: '/texts/form.agree',
      at: '"I am of age {{age}}"',
    },
  ),
  change(
    'a game that the brand takes out and a lane below still names',
    (packs) => ofShop(packs, 'lobby/main', { games: { nova: null }, gameOrder: [] }),
    { code: 'UNKNOWN_ENTRY', file: 'shop/lobby/main.json', pointer: '/games/nova', at: 'null' },
  ),
  change(
    'a pattern that the brand takes out and a rule below still names',
    (packs) => {
      Object.assign(rule(packs, 'username'), { patternId: 'letters' });
      ofShop(packs, 'patterns/main', { patterns: { letters: null } });
    },
    { code: 'UNKNOWN_PATTERN', file: 'shop/patterns/main.json', pointer: '/patterns/letters', at: 'null' },
  ),
];
