import type { JsonObject } from '../../json/json.ts';
import { objectUnder, type PackValues } from '../small-packs.ts';
import { change, form, formFile, rulesFile, words, type Breakage, type Expected } from './breakage.ts';

/** Adds a field to the form, and a group that shows it. */
const field = (packs: PackValues, name: string, more: JsonObject): JsonObject => {
  const added: JsonObject = { label: 'form.username', ...more };
  objectUnder(form(packs), 'fields')[name] = added;
  objectUnder(form(packs), 'groups')[`of-${name}`] = { order: [name] };
  form(packs)['order'] = [...(form(packs)['order'] as string[]), `of-${name}`];
  return added;
};

const at = (code: Expected['code'], pointer: string, text: string): Expected => ({
  code,
  file: formFile,
  pointer,
  at: text,
});

/** A field `odd` with these properties. */
const odd = (what: string, more: JsonObject, expected: Expected): Breakage =>
  change(what, (packs) => field(packs, 'odd', more), expected);

const oneStep = (groups: string[]): JsonObject => ({ label: 'form.group', groups });
const steps = (packs: PackValues, items: JsonObject): void => {
  form(packs)['steps'] = { order: Object.keys(items), items };
};

const cards: JsonObject = { order: ['kbz'], items: { kbz: { label: 'form.group' } } };
const photos: JsonObject = { types: ['image/png'], maxBytes: 5_242_880, maxFiles: 3 };
const code: JsonObject = {
  input: 'code',
  send: { label: 'form.send', action: { do: 'reload' }, needs: ['phone'] },
};

/** The field `odd`, in rows. */
const rows = (what: string, more: JsonObject, repeat: JsonObject, expected: Expected): Breakage =>
  change(
    what,
    (packs) => {
      field(packs, 'odd', { input: 'text', ...more });
      objectUnder(form(packs), 'groups', 'of-odd')['repeat'] = { most: 3, row: 'form.group', ...repeat };
    },
    expected,
  );

/** Repeating groups. */
const repeating: Breakage[] = [
  rows(
    'more rows than there may be',
    {},
    { least: 4 },
    at('REPEAT_BOUNDS', '/groups/of-odd/repeat/least', '4'),
  ),
  rows(
    'a rule across rows about a field that they do not have',
    {},
    { across: { username: 'distinct' } },
    at('REPEAT_FIELD', '/groups/of-odd/repeat/across/username', '"username"'),
  ),
  rows('a one-time code in every row', code, {}, at('REPEAT_INPUT', '/fields/odd/input', '"code"')),
  change(
    'rows under the name of a field',
    (packs) => {
      objectUnder(form(packs), 'groups')['username'] = { order: [], repeat: { most: 3, row: 'form.group' } };
    },
    at('REPEAT_NAME_TAKEN', '/groups/username', '"username"'),
  ),
  change(
    'a condition that reads a value of every row',
    (packs) => {
      field(packs, 'odd', { input: 'text' });
      objectUnder(form(packs), 'groups', 'of-odd')['repeat'] = { most: 3, row: 'form.group' };
      field(packs, 'even', { input: 'text', when: { '==': [{ var: 'form.odd' }, 'x'] } });
    },
    at('REPEATED_VALUE_READ', '/fields/even/when', '{'),
  ),
];

export const forms: Breakage[] = [
  change(
    'a group in two steps',
    (packs) => steps(packs, { one: oneStep(['you']), two: oneStep(['you']) }),
    at('GROUP_IN_TWO_STEPS', '/steps/items/two/groups/0', '"you"'),
  ),
  change(
    'a group in no step',
    (packs) => {
      field(packs, 'odd', { input: 'text' });
      steps(packs, { one: oneStep(['you']) });
    },
    at('GROUP_IN_NO_STEP', '/order/1', '"of-odd"'),
  ),
  change(
    'a step that asks for nothing',
    (packs) => steps(packs, { one: oneStep(['you']), two: oneStep([]) }),
    at('STEP_WITHOUT_GROUPS', '/steps/items/two/groups', '[]'),
  ),
  odd(
    'bounds of a choice that the form does not ask',
    { input: 'number', boundsFrom: [{ source: 'depositMethods', option: 'name' }] },
    at('UNKNOWN_CHOICE', '/fields/odd/boundsFrom/0/option', '"name"'),
  ),
  change(
    'a summary of something that the action does not say',
    (packs) => {
      form(packs)['summary'] = { order: ['fee'], items: { fee: { label: 'form.group' } } };
    },
    at('UNKNOWN_SUMMARY', '/summary/order/0', '"fee"'),
  ),
  odd(
    'a smallest number above the largest',
    { input: 'number', minimum: 9, maximum: 3 },
    at('BOUNDS_CROSSED', '/fields/odd/minimum', '9'),
  ),
  odd(
    'a button for more than the field takes',
    { input: 'amount', maximum: 500_000, quick: [100_000, 900_000] },
    at('QUICK_OUT_OF_BOUNDS', '/fields/odd/quick/1', '900000'),
  ),
  odd(
    'a bound of half a cent',
    { input: 'amount', minimum: 10.5 },
    at('NOT_MINOR_UNITS', '/fields/odd/minimum', '10.5'),
  ),
  odd(
    'bounds of a text',
    { input: 'text', minimum: 5 },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/minimum', '5'),
  ),
  odd(
    'buttons of amounts beside a number',
    { input: 'number', quick: [5] },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/quick', '['),
  ),
  odd(
    'files of a text',
    { input: 'text', accept: photos },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/accept', '{'),
  ),
  odd(
    'the strength of a password that exists already',
    { input: 'password', strength: true },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/strength', 'true'),
  ),
  odd(
    'the keyboard of a text, which follows from its rule',
    { input: 'text', keyboard: 'digits' },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/keyboard', '"digits"'),
  ),
  odd(
    'a search in radio cards',
    { input: 'radio', options: cards, search: true },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/search', 'true'),
  ),
  odd(
    'options of a text',
    { input: 'text', options: cards },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/options', '{'),
  ),
  odd(
    'a question that gives a password away',
    { input: 'newPassword', check: 'accountFree' },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/check', '"accountFree"'),
  ),
  odd(
    'a code sent by a text',
    { input: 'text', send: { label: 'form.send', action: { do: 'reload' } } },
    at('PROPERTY_OF_OTHER_INPUT', '/fields/odd/send', '{'),
  ),
  odd(
    'files of any kind and size',
    { input: 'upload' },
    at('UPLOAD_WITHOUT_ACCEPT', '/fields/odd/accept', '{'),
  ),
  odd(
    'a file that is kept with nobody',
    { input: 'upload', accept: photos },
    at('OWN_FIELD_NOT_KEPT', '/fields/odd/input', '"upload"'),
  ),
  change(
    'a field of one’s own that the registration does not have',
    (packs) => {
      const second = structuredClone(form(packs));
      Object.assign(second, { id: 'short' });
      objectUnder(second, 'fields')['clubCode'] = { label: 'form.username', input: 'text' };
      Object.assign(packs['ground'] ?? {}, { 'form/short': second });
    },
    {
      code: 'OWN_FIELD_ELSEWHERE',
      file: formFile.replace('register', 'short'),
      pointer: '/fields/clubCode',
      at: '{',
    },
  ),
  change(
    'a search for what is not kept',
    (packs) => {
      field(packs, 'odd', { input: 'text', searchable: true });
      objectUnder(form(packs), 'submit')['action'] = { do: 'reload' };
    },
    at('SEARCHED_BY_NOBODY', '/fields/odd/searchable', 'true'),
  ),
  odd(
    'a select without options',
    { input: 'select' },
    at('CHOICE_WITHOUT_OPTIONS', '/fields/odd/options', '{'),
  ),
  odd(
    'radio cards without an order',
    { input: 'radio', options: { order: [], items: {} } },
    at('CHOICE_WITHOUT_OPTIONS', '/fields/odd/options', '{'),
  ),
  odd(
    'a start that is no option',
    { input: 'radio', options: cards, default: 'kzb' },
    at('DEFAULT_REFUSED', '/fields/odd/default', '"kzb"'),
  ),
  odd(
    'a check box that starts as a text',
    { input: 'checkbox', default: 'yes' },
    at('DEFAULT_REFUSED', '/fields/odd/default', '"yes"'),
  ),
  odd(
    'a text that starts as ticked',
    { input: 'text', default: true },
    at('DEFAULT_REFUSED', '/fields/odd/default', 'true'),
  ),
  odd(
    'a password in the document',
    { input: 'newPassword', default: 'secret' },
    at('DEFAULT_REFUSED', '/fields/odd/default', '"secret"'),
  ),
  odd(
    'a day that does not exist',
    { input: 'date', default: '2026-02-30' },
    at('DEFAULT_REFUSED', '/fields/odd/default', '"2026-02-30"'),
  ),
  odd(
    'an amount with a point',
    { input: 'amount', default: '1500.00' },
    at('DEFAULT_REFUSED', '/fields/odd/default', '"1500.00"'),
  ),
  odd(
    'a start below the smallest number',
    { input: 'number', minimum: 3, default: '2' },
    at('DEFAULT_REFUSED', '/fields/odd/default', '"2"'),
  ),
  odd(
    'an age given twice',
    { input: 'date', minAge: 21, minAgeFrom: 'birthdayAge' },
    at('TWO_AGES', '/fields/odd/minAge', '21'),
  ),
  change(
    'lengths of a check box',
    (packs) => {
      Object.assign(objectUnder(packs['ground']?.['rules/register'], 'fields'), {
        agree: { enabled: true, required: false, maxLength: 5 },
      });
    },
    { code: 'RULE_WITHOUT_EFFECT', file: rulesFile, pointer: '/fields/agree/maxLength', at: '5' },
  ),
  change(
    'a password in a summary',
    (packs) => {
      objectUnder(form(packs), 'submit')['confirm'] = {
        title: 'form.send',
        summary: ['username', 'password'],
      };
    },
    at('SUMMARY_SHOWS_SECRET', '/submit/confirm/summary/1', '"password"'),
  ),
  change(
    'a password in the summary of a further button',
    (packs) => {
      const confirm = { title: 'form.send', summary: ['repeat'] };
      const again = { label: 'form.send', action: { do: 'reload' }, confirm };
      form(packs)['actions'] = { order: ['again'], items: { again } };
    },
    at('SUMMARY_SHOWS_SECRET', '/actions/items/again/confirm/summary/0', '"repeat"'),
  ),
  change(
    'a code to a number that the rules leave out',
    (packs) => {
      field(packs, 'phone', { input: 'phone' });
      field(packs, 'odd', code);
      objectUnder(packs['ground']?.['rules/register'], 'fields')['phone'] = {
        enabled: false,
        required: false,
      };
    },
    at('NEEDED_FIELD_LEFT_OUT', '/fields/odd/send/needs/0', '"phone"'),
  ),
  change(
    'a code to a number that one mode leaves out',
    (packs) => {
      field(packs, 'phone', { input: 'phone' });
      field(packs, 'odd', code);
      form(packs)['modes'] = {
        short: { label: 'form.group', omit: ['phone'] },
        long: { label: 'form.group' },
      };
    },
    at('NEEDED_FIELD_LEFT_OUT', '/fields/odd/send/needs/0', '"phone"'),
  ),
  change(
    'a text with a number that nobody gives',
    (packs) => {
      for (const language of ['en', 'my']) words(packs, language)['form.agree'] = 'I am {{age}}';
    },
    at('TEXT_VALUE_MISSING', '/fields/agree/label', '"form.agree"'),
  ),
  odd(
    'a rule taken from a field that has none',
    { input: 'newPassword', rule: { rules: 'register', field: 'pasword' } },
    at('RULE_NOT_FOUND', '/fields/odd/rule/field', '"pasword"'),
  ),
  odd(
    'a rule taken from no document',
    { input: 'newPassword', rule: { rules: 'registre', field: 'password' } },
    at('UNKNOWN_RULES', '/fields/odd/rule/rules', '"registre"'),
  ),
  odd(
    'a number that no text says',
    { input: 'text', textValues: { years: 'agreementAge' } },
    at('TEXT_VALUE_UNUSED', '/fields/odd/textValues/years', '"years"'),
  ),
  odd(
    'a field that is required by a field that does not exist',
    { input: 'text', requiredWhen: { '==': [{ var: 'form.usrname' }, 'x'] } },
    at('UNKNOWN_FACT', '/fields/odd/requiredWhen/==/0/var', '"form.usrname"'),
  ),
  odd(
    'a field that is enabled by a field that does not exist',
    { input: 'text', enabledWhen: { '!!': [{ var: 'form.nobody' }] } },
    at('UNKNOWN_FACT', '/fields/odd/enabledWhen/!!/0/var', '"form.nobody"'),
  ),
  odd(
    'a field that shows by its own value',
    { input: 'text', when: { '!=': [{ var: 'form.odd' }, ''] } },
    at('CONDITION_READS_ITSELF', '/fields/odd/when', '{'),
  ),
  change(
    'a group that shows by a field in it',
    (packs) => {
      objectUnder(form(packs), 'groups', 'you')['when'] = { '!=': [{ var: 'form.username' }, 'x'] };
    },
    at('CONDITION_READS_ITSELF', '/groups/you/when', '{'),
  ),
  change(
    'fields that wait for each other',
    (packs) => {
      field(packs, 'one', { input: 'text', when: { '==': [{ var: 'form.two' }, 'x'] } });
      field(packs, 'two', { input: 'text', enabledWhen: { '==': [{ var: 'form.one' }, 'x'] } });
    },
    at('CONDITION_CYCLE', '/fields/two/enabledWhen', '{'),
  ),
  odd(
    'a policy for a field that nothing hides',
    { input: 'text', whenHidden: 'keep' },
    at('HIDDEN_POLICY_IDLE', '/fields/odd/whenHidden', '"keep"'),
  ),
  ...repeating,
];
