import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DocumentsByName } from '#contract/generated/documents.ts';
import { checkValue, errorText, fieldSpecs, formRules, type FieldError } from '#engine/forms/index.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { createTexts } from '#ui/text/create-texts.ts';

const root = join(import.meta.dirname, '../../../configs');
const packs = await readPacks(root);
const brands = ['aurora', 'padauk'] as const;
const documentsOf = {
  aurora: resolveBrand(packs, 'aurora').documents,
  padauk: resolveBrand(packs, 'padauk').documents,
};
const languages = readdirSync(join(root, 'base/texts')).map((file) => file.replace(/\.json$/, ''));

type Kind = 'form' | 'rules' | 'patterns' | 'constants';

/** Messages for a form's fields as a brand's players see them. */
function brandIn(pack: (typeof brands)[number], language: string) {
  const documents = documentsOf[pack];
  const read = <K extends Kind>(kind: K, id: string) => documents[`${kind}/${id}`] as DocumentsByName[K];
  const words = ['en', language].map((name) => documents[`texts/${name}`] as DocumentsByName['texts']);
  const texts = createTexts({ language, texts: Object.assign({}, ...words.map(({ texts }) => texts)) });

  const specOf = (id: string, field: string, mode: string | undefined) => {
    const own = read('form', id);
    const asked = own.order.some((group) => own.groups[group]?.order.includes(field));
    // A brand that leaves out a field can ask for it by adding it to a group.
    const more = { order: [...own.order, 'more'], groups: { ...own.groups, more: { order: [field] } } };
    const form = asked ? own : { ...own, ...more };
    const spec = fieldSpecs({
      form,
      rules: formRules(form, (rules) => read('rules', rules)),
      patterns: read('patterns', 'main'),
      constants: read('constants', 'main').constants,
      mode,
    }).find(({ name }) => name === field);
    if (!spec) throw new Error(`${pack} has no ${id}.${field}.`);
    return spec;
  };
  return {
    specOf,
    /** Message about a value. */
    told(id: string, field: string, value: unknown, { mode, answer, partner, lengths }: Told = {}) {
      const found = specOf(id, field, mode);
      const spec = { ...found, rule: { ...found.rule, ...lengths } };
      const error = answer ?? checkValue(spec, value, { valueOf: () => partner });
      if (!error) throw new Error(`${pack}: ${id}.${field} takes ${JSON.stringify(value)}.`);
      const { key, params } = errorText(spec, error);
      return { key, text: texts.say()(key, params) };
    },
    say: (key: string) => texts.say()(key),
  };
}

type Told = {
  mode?: string;
  answer?: FieldError;
  partner?: string;
  lengths?: { minLength: number; maxLength: number };
};

const wrong: FieldError = { code: 'WRONG', params: {} };

describe.each(brands.flatMap((pack) => languages.map((language) => [pack, language] as const)))(
  'the messages of %s in %s',
  (pack, language) => {
    const brand = brandIn(pack, language);
    const numbersOf = (text: string) => Array.from(text.matchAll(/\d+/g), ([number]) => Number(number));

    it('say how long a password is, with the numbers of its rule [VAL-34] [VAL-02]', () => {
      for (const [form, field] of [
        ['register', 'password'],
        ['changePassword', 'newPassword'],
        ['forgotPassword', 'newPassword'],
      ] as const) {
        const { minLength, maxLength } = brand.specOf(form, field, undefined).rule;
        const { text } = brand.told(form, field, 'a');
        expect(numbersOf(text).slice(0, 2)).toEqual([minLength, maxLength]);
      }
    });

    it.each([
      [
        'passwords must match',
        'register',
        'verifyPwd',
        'other',
        { partner: 'Secret-1' },
        'message.passwordsMatch',
      ],
      [
        'passwords must match, changing it',
        'changePassword',
        'confirmNewPassword',
        'other',
        { partner: 'Secret-1' },
        'message.passwordsMatch',
      ],
      ['real name format incorrect', 'register', 'fullname', '12', {}, 'message.realName'],
      ['phone format incorrect', 'login', 'mobileNum', 'x', { answer: wrong }, 'message.phone'],
      [
        'invalid invitation code',
        'register',
        'affiliateCode',
        'x',
        { answer: wrong },
        'invitation_code_error',
      ],
      ['account format incorrect', 'forgotPassword', 'username', 'a b', {}, 'message.account'],
      ['e-mail format incorrect', 'register', 'email', 'aye@mail', {}, 'message.email'],
      ['please enter the captcha', 'login', 'captcha', 'a', {}, 'message.captcha'],
      ['input cannot be empty', 'login', 'username', '', {}, 'form.error.required'],
    ] as const)('say: %s [VAL-34]', (_words, form, field, value, told, key) => {
      const said = brand.told(form, field, value, told);
      expect(said.key).toBe(key);
      expect(said.text).not.toBe(key);
      expect(said.text).not.toMatch(/\{\{|undefined/);
    });

    it('say that items marked * are required [VAL-34]', () => {
      expect(brand.say('form.requiredNote')).toContain('*');
    });

    it('say how many digits a phone number has where only one length will do [VAL-34] [VAL-02]', () => {
      for (const [form, mode] of [
        ['register', 'mobile'],
        ['login', 'sms'],
        ['forgotPassword', 'phone'],
      ] as const) {
        const told = (more: Told) => brand.told(form, 'mobileNum', '12', { mode, ...more });
        // Numbering plans allow several lengths; a rule may narrow them to one.
        expect(told({ answer: { code: 'PATTERN', params: {} } }).key).toBe('message.phone');
        const { key, text } = told({ lengths: { minLength: 9, maxLength: 9 } });
        expect(key).toBe('message.phoneDigits');
        expect(numbersOf(text)[0]).toBe(9);
      }
    });
  },
);

describe('the texts themselves', () => {
  it.each(languages)('stand in every language of their own: %s', (language) => {
    const { texts } = JSON.parse(readFileSync(join(root, `base/texts/${language}.json`), 'utf8')) as {
      texts: Record<string, string>;
    };
    const keys = [
      'message.passwordsMatch',
      'message.realName',
      'message.phone',
      'message.phoneDigits',
    ].concat(['message.account', 'message.email', 'message.captcha', 'invitation_code_error', 'in_been_out']);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });
});
