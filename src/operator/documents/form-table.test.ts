import { describe, expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { fieldName, formTable, withFieldMoved, withRule } from './form-table.ts';
import { documentOf, withValue } from './reader.ts';

const documents = formDocuments();
const rules = documents['rules/register'] ?? {};
const form = documents['form/register'] ?? {};

describe('the table of a form', () => {
  it('has the fields in their groups and order, with what holds for them', () => {
    const [group] = formTable(documents, 'register');
    expect(group?.label).toBe('You');
    expect(group?.rows.map(({ name }) => name)).toEqual(['username', 'password', 'repeat', 'email', 'agree']);
    expect(group?.rows[0]).toMatchObject({
      label: 'Username',
      fixed: true,
      typed: true,
      rule: { minLength: 4 },
    });
  });

  it('says of a field without a rule what the engine does with it', () => {
    const repeat = formTable(documents, 'register')[0]?.rows[2];
    expect(repeat).toMatchObject({ hasRule: false, rule: { enabled: true, required: false } });
  });

  it('takes length and pattern of a field from the rule of another form that it names', () => {
    const borrowing = withValue(form, ['fields', 'repeat', 'rule'], { rules: 'register', field: 'password' });
    const repeat = formTable({ ...documents, 'form/register': borrowing }, 'register')[0]?.rows[2];
    expect(repeat).toMatchObject({
      borrowed: { rules: 'register', field: 'password' },
      rule: { minLength: 8, maxLength: 20 },
    });
  });

  it('knows that a check box has neither length nor pattern', () => {
    expect(formTable(documents, 'register')[0]?.rows[4]?.typed).toBe(false);
  });

  it('skips ids without a field or group', () => {
    const broken = withValue(
      withValue(form, ['order'], ['you', 'gone']),
      ['groups', 'you', 'order'],
      ['x', 'email'],
    );
    const groups = formTable({ ...documents, 'form/register': broken }, 'register');
    expect(groups.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['email']]);
  });

  it('reads the words of a link where the label has its place', () => {
    const linked = {
      ...documents,
      'texts/en': withValue(documents['texts/en'] ?? {}, ['texts', 'form.agree'], 'I accept the {{link}}'),
      'form/register': withValue(form, ['fields', 'agree', 'link'], {
        label: 'form.title',
        action: { do: 'reload' },
      }),
    };
    expect(fieldName(linked, documentOf(linked, 'form', 'register'), 'agree')).toBe(
      'I accept the Registration',
    );
  });
});

describe('editing a rule', () => {
  it('sets and takes out values', () => {
    const edited = withRule(rules, 'email', { required: true, maxLength: undefined });
    expect(edited['fields']).toMatchObject({ email: { enabled: true, required: true } });
    expect(edited['fields']).not.toHaveProperty('email.maxLength');
    expect(rules['fields']).toHaveProperty('email.maxLength', 60);
  });

  it('makes a whole rule where there was none', () => {
    expect(withRule(rules, 'repeat', { minLength: 8 })['fields']).toMatchObject({
      repeat: { enabled: true, required: false, minLength: 8 },
    });
  });
});

it('moves a field within its group', () => {
  const edited = withFieldMoved(form, 'you', 3, 1);
  expect(edited['groups']).toMatchObject({
    you: { order: ['username', 'email', 'password', 'repeat', 'agree'] },
  });
});
