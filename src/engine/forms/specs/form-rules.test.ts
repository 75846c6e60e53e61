import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#contract/generated/documents.ts';
import { formRules } from './form-rules.ts';

const form = {
  kind: 'form',
  id: 'changePassword',
  rules: 'changePassword',
  order: ['only'],
  groups: { only: { order: ['oldPassword', 'newPassword'] } },
  fields: {
    oldPassword: { label: 'old', input: 'password' },
    newPassword: { label: 'new', input: 'newPassword', rule: { rules: 'register', field: 'password' } },
  },
  submit: { label: 'go', action: { do: 'changePassword' } },
} as unknown as FormDocument;

const register = {
  fields: { password: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'strong' } },
};
const own = {
  fields: {
    oldPassword: { enabled: true, required: false },
    newPassword: { enabled: true, required: false, minLength: 1 },
  },
};
const reader = (documents: Record<string, typeof register | typeof own | undefined>) => (id: string) =>
  documents[id];

describe('the rules of a form', () => {
  it('take length and pattern from the form a field names, and the rest from its own', () => {
    expect(formRules(form, reader({ register, changePassword: own }))?.fields).toEqual({
      oldPassword: { enabled: true, required: false },
      newPassword: { enabled: true, required: false, minLength: 8, maxLength: 20, patternId: 'strong' },
    });
  });

  it('ask for a field without a rule of its own as the other form does', () => {
    expect(formRules(form, reader({ register }))?.fields['newPassword']).toMatchObject({
      enabled: true,
      required: true,
    });
  });

  it('are the own ones where the other form has no such rule, the very object', () => {
    expect(formRules(form, reader({ changePassword: own }))).toBe(own);
    expect(formRules({ ...form, rules: 'none' }, reader({}))).toBeUndefined();
  });
});
