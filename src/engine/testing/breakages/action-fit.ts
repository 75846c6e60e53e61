import type { JsonObject } from '../../json/json.ts';
import { objectUnder, type PackValues } from '../small-packs.ts';
import {
  askFor,
  change,
  form,
  formFile,
  menuFile,
  rule,
  rulesFile,
  type Breakage,
  type Expected,
} from './breakage.ts';

const submitTo = (packs: PackValues, action: JsonObject): void => {
  objectUnder(form(packs), 'submit')['action'] = action;
};

const at = (code: Expected['code'], pointer: string, text: string): Expected => ({
  code,
  file: formFile,
  pointer,
  at: text,
});

/** The shop's own form lies over the ground's. */
const ofShop = (packs: PackValues, patch: JsonObject): void => {
  packs['shop'] = { ...packs['shop'], 'form/register': { kind: 'form', id: 'register', ...patch } };
};

const submitAt = '/submit/action/do';

/** Forms and the actions that they submit to. */
export const actionFit: Breakage[] = [
  ...['navigate', 'toggleTheme', 'reload'].map((action) =>
    change(
      `a form submitted to ${action}`,
      (packs) => submitTo(packs, { do: action, ...(action === 'navigate' && { to: '/index' }) }),
      at('ACTION_TAKES_NO_FORM', submitAt, `"${action}"`),
    ),
  ),
  change(
    'a form submitted to what sends codes',
    (packs) => submitTo(packs, { do: 'sendRegisterCode' }),
    at('ACTION_TAKES_NO_FORM', submitAt, '"sendRegisterCode"'),
  ),
  change(
    'a further button that sends values to nothing',
    (packs) => {
      const again = { label: 'form.send', sends: true, action: { do: 'reload' } };
      form(packs)['actions'] = { order: ['again'], items: { again } };
    },
    at('ACTION_TAKES_NO_FORM', '/actions/items/again/action/do', '"reload"'),
  ),
  change(
    'a code that no action sends',
    (packs) =>
      askFor(packs, 'odd', { input: 'code', send: { label: 'form.send', action: { do: 'reload' } } }),
    at('ACTION_TAKES_NO_FORM', '/fields/odd/send/action/do', '"reload"'),
  ),
  change(
    'a form of another action',
    (packs) => submitTo(packs, { do: 'changeNickname' }),
    at('ACTION_NEEDS_FIELD', submitAt, '"changeNickname"'),
  ),
  change(
    'a form without fields',
    (packs) => Object.assign(form(packs), { order: [], groups: {}, fields: {} }),
    at('ACTION_NEEDS_FIELD', submitAt, '"register"'),
  ),
  change(
    'a field that the brand takes out and the action needs',
    (packs) =>
      ofShop(packs, {
        fields: { password: null, repeat: null },
        groups: { you: { order: ['username', 'agree'] } },
      }),
    {
      code: 'ACTION_NEEDS_FIELD',
      file: 'shop/form/register.json',
      pointer: '/fields/password',
      at: 'null',
    },
  ),
  change(
    'a group of the brand that leaves out what the action needs',
    (packs) => ofShop(packs, { groups: { you: { order: ['username', 'agree'] } } }),
    {
      code: 'ACTION_NEEDS_FIELD',
      file: 'shop/form/register.json',
      pointer: '/groups/you/order',
      at: '[',
    },
  ),
  change(
    'a needed field that is never shown',
    (packs) => Object.assign(objectUnder(form(packs), 'fields', 'password'), { when: false }),
    at('ACTION_NEEDS_FIELD', submitAt, '"register"'),
  ),
  change(
    'a mode that leaves out what the action needs',
    (packs) => {
      form(packs)['modes'] = { mobile: { label: 'form.group' } };
    },
    at('ACTION_NEEDS_FIELD', submitAt, '"register"'),
  ),
  change(
    'a number without its country, where a code goes to it',
    (packs) => {
      askFor(packs, 'mobileNum', { input: 'phone' });
      const send = { label: 'form.send', action: { do: 'sendRegisterCode' } };
      askFor(packs, 'verificationCode', { input: 'code', send });
    },
    at('ACTION_NEEDS_FIELD', '/fields/verificationCode/send/action/do', '"sendRegisterCode"'),
  ),
  change(
    'an agreement that the rules make the action go without',
    (packs) => {
      submitTo(packs, { do: 'changeNickname' });
      askFor(packs, 'nickname', { input: 'text' });
      const rules = objectUnder(packs['ground']?.['rules/register'], 'fields');
      rules['nickname'] = { ...rule(packs, 'password'), enabled: false };
      packs['shop'] = {
        ...packs['shop'],
        'rules/register': { kind: 'rules', id: 'register', fields: { nickname: { enabled: false } } },
      };
    },
    {
      code: 'ACTION_NEEDS_FIELD',
      file: rulesFile.replace('ground', 'shop'),
      pointer: '/fields/nickname/enabled',
      at: 'false',
    },
  ),
  change(
    'a form without the modes that its action goes by',
    (packs) => submitTo(packs, { do: 'verifyLogin' }),
    at('ACTION_NEEDS_MODE', submitAt, '"verifyLogin"'),
  ),
  change(
    'a mode that the action does not know',
    (packs) => {
      submitTo(packs, { do: 'verifyLogin' });
      form(packs)['modes'] = { pigeon: { label: 'form.group' } };
    },
    at('ACTION_NEEDS_MODE', '/modes/pigeon', '"pigeon"'),
  ),
  change(
    'a field that a login does not know',
    (packs) => {
      submitTo(packs, { do: 'login' });
      askFor(packs, 'favouriteSport', { input: 'text' });
    },
    at('FIELD_UNKNOWN_TO_ACTION', '/fields/favouriteSport', '"favouriteSport"'),
  ),
  change(
    'another action of the brand for a form of the pack below',
    (packs) => {
      askFor(packs, 'favouriteSport', { input: 'text' });
      ofShop(packs, { submit: { action: { do: 'login' } } });
    },
    {
      code: 'FIELD_UNKNOWN_TO_ACTION',
      file: 'shop/form/register.json',
      pointer: submitAt,
      at: '"login"',
    },
  ),
  change(
    'fields that the brand takes out as a whole',
    (packs) => ofShop(packs, { fields: null, order: [], groups: null }),
    { code: 'ACTION_NEEDS_FIELD', file: 'shop/form/register.json', pointer: '/fields', at: 'null' },
  ),
  change(
    'a box where the action takes a text',
    (packs) => askFor(packs, 'nickname', { input: 'checkbox' }),
    at('FIELD_OF_OTHER_VALUE', '/fields/nickname/input', '"checkbox"'),
  ),
  change(
    'a text where the action takes a box',
    (packs) => askFor(packs, 'ageAgreement', { input: 'text' }),
    at('FIELD_OF_OTHER_VALUE', '/fields/ageAgreement/input', '"text"'),
  ),
  change(
    'a registration from a menu',
    (packs) =>
      Object.assign(objectUnder(packs['ground']?.['menu/main'], 'items', 'home'), {
        action: { do: 'register' },
      }),
    { code: 'ACTION_WITHOUT_FORM', file: menuFile, pointer: '/items/home/action/do', at: '"register"' },
  ),
  change(
    'a further button of a form that sends nothing to what needs it',
    (packs) => {
      const again = { label: 'form.send', action: { do: 'register' } };
      form(packs)['actions'] = { order: ['again'], items: { again } };
    },
    at('ACTION_WITHOUT_FORM', '/actions/items/again/action/do', '"register"'),
  ),
];
