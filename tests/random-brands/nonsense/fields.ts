import fc from 'fast-check';
import type { FieldInput } from '#engine/forms/index.ts';
import { fieldInputs } from '#engine/forms/inputs/parts/input-document.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { arbitraryField, arbitraryRule } from '#engine/testing/arbitrary-field.ts';
import { ofBase, oddTexts, partOf, putOnPage, type BrandDocuments, type Nonsense } from './brand.ts';

const references = { text: oddTexts as unknown as string[], pattern: ['digits', 'lettersDigits', 'any'] };
const seeds = 1_000_000;

const sample = <T>(drawn: fc.Arbitrary<T>, seed: number): T => fc.sample(drawn, { seed, numRuns: 1 })[0] as T;

/** Asks for a field of the brand's own in the last group of a form but one; answers its name. */
function ask(brand: BrandDocuments, form: string, field: JsonObject, rule: JsonObject): string {
  const groups = partOf(brand, `form/${form}`, 'groups');
  const own = (groups['odd'] ??= { order: [] }) as { order: string[] };
  const name = `odd${own.order.length}`;
  own.order.push(name);
  const { order } = ofBase(`form/${form}`) as { order: string[] };
  partOf(brand, `form/${form}`)['order'] = [...order.slice(0, -1), 'odd', ...order.slice(-1)];
  partOf(brand, `form/${form}`, 'fields')[name] = field;
  partOf(brand, `rules/${form}`, 'fields')[name] = rule;
  return name;
}

/** Without questions to the platform about a value: nobody knows which it says yes to. */
const withoutCheck = ({ check: _check, ...field }: JsonObject): JsonObject => field;

const drawn = (input: FieldInput, draw: (bound: number) => number): [JsonObject, JsonObject] => [
  withoutCheck(sample(arbitraryField(input, references), draw(seeds)) as unknown as JsonObject),
  sample(arbitraryRule(input, references), draw(seeds)) as unknown as JsonObject,
];

const needed: JsonObject = { enabled: true, required: true };

const isMember: JsonObject = { and: [{ var: 'session.loggedIn' }, { '!': [{ var: 'member.isGuest' }] }] };

const kinds = (input: FieldInput): Nonsense[] => [
  {
    what: `${input} with any rule, asked for at the registration`,
    say: (brand, draw) => void ask(brand, 'register', ...drawn(input, draw)),
  },
  {
    what: `${input} that is needed, whatever its rule asks`,
    say: (brand, draw) => {
      const [field, rule] = drawn(input, draw);
      ask(brand, 'register', field, { ...rule, ...needed });
    },
  },
  {
    what: `${input} that shows once a box is ticked, and is needed then`,
    say: (brand, draw) => {
      const box = ask(
        brand,
        'register',
        { label: 'odd.label', input: 'checkbox' },
        { enabled: true, required: false },
      );
      const [field, rule] = drawn(input, draw);
      const when = draw(2) === 0 ? { var: `form.${box}` } : { '!': [{ var: `form.${box}` }] };
      ask(brand, 'register', { ...field, when }, { ...rule, ...needed });
    },
  },
  {
    what: `${input} that depends on a fact, and is needed`,
    say: (brand, draw) => {
      const [field, rule] = drawn(input, draw);
      const facts: JsonObject[] = [
        { '==': [{ var: 'viewer.width' }, 'desktop'] },
        { '>': [{ var: 'time.now' }, 202601010000] },
        { '==': [{ var: 'theme.mode' }, 'light'] },
        { '==': [{ var: 'language' }, 'en'] },
        { '!': [{ var: 'session.loggedIn' }] },
        { var: 'flags.freePlay' },
        { '!=': [{ var: 'page.path' }, '/odd'] },
      ];
      const when = facts[draw(facts.length)] as JsonObject;
      ask(brand, 'register', { ...field, when }, { ...rule, ...needed });
    },
  },
  {
    what: `${input} that members may change beside their nickname`,
    say: (brand, draw) => {
      const [field, rule] = drawn(input, draw);
      partOf(brand, 'form/nickname', 'groups')['all'] = { order: ['nickname', 'odd'] };
      partOf(brand, 'form/nickname', 'fields')['odd'] = field;
      partOf(brand, 'rules/nickname', 'fields')['odd'] = rule;
      putOnPage(brand, { type: 'form', props: { form: 'nickname' }, when: isMember });
    },
  },
];

const usual = Object.keys((ofBase('rules/register') as { fields: JsonObject }).fields);
/** Nobody but the platform knows their values: a picture is there to be read by people, and a code is one that it gave. */
const unknowable = ['captcha', 'verificationCode'];
const given = ['affiliateCode', 'referralCode', ...unknowable];

/** Fields of the platform that a brand asks for though base does not, and does not ask for though base does. */
const platform: Nonsense[] = [
  ...usual
    .filter((name) => !unknowable.includes(name))
    .map((name) => ({
      what: `${name} needed at the registration`,
      say: (brand: BrandDocuments) =>
        void Object.assign(partOf(brand, 'rules/register', 'fields', name), needed),
    })),
  ...usual
    .filter((name) => !given.includes(name))
    .map((name) => ({
      what: `${name} with other lengths`,
      say: (brand: BrandDocuments, draw: (bound: number) => number) => {
        const min = draw(24);
        Object.assign(partOf(brand, 'rules/register', 'fields', name), {
          enabled: true,
          minLength: min,
          maxLength: min + draw(8),
        });
      },
    })),
];

/** Fields that nobody would ask for, and what they depend on. */
export const fields: Nonsense[] = [...fieldInputs.flatMap(kinds), ...platform];
