import { describe, expect, it } from 'vitest';
import { withRule } from '../documents/form-table.ts';
import { withValue } from '../documents/reader.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { sampleVerdict } from './verdict.ts';

const documents = formDocuments();
const verdict = (field: string, sample: string, all = documents) =>
  sampleVerdict(all, 'register', field, sample);

describe('the verdict on a sample', () => {
  it('is that of the check which players meet, with the words they read', () => {
    expect(verdict('username', 'abcd')).toEqual({ state: 'accepted' });
    expect(verdict('username', 'abc1')).toEqual({
      state: 'refused',
      code: 'PATTERN',
      message: '4 to 12 letters',
    });
    expect(verdict('username', 'abc')).toMatchObject({ code: 'TOO_SHORT' });
  });

  it('follows the rule as it is edited', () => {
    const rules = withRule(documents['rules/register'] ?? {}, 'username', { patternId: undefined });
    expect(verdict('username', 'abc1', { ...documents, 'rules/register': rules })).toEqual({
      state: 'accepted',
    });
  });

  it('is by the rule of another form where the field takes it from there', () => {
    const form = withValue(documents['form/register'] ?? {}, ['fields', 'email', 'rule'], {
      rules: 'register',
      field: 'username',
    });
    expect(verdict('email', 'abc', { ...documents, 'form/register': form })).toMatchObject({
      code: 'TOO_SHORT',
    });
  });

  it('leaves other fields aside, such as the one to repeat', () => {
    expect(verdict('repeat', 'anything')).toEqual({ state: 'accepted' });
  });

  it('is none without a sample or a field', () => {
    expect(verdict('username', '')).toEqual({ state: 'none' });
    expect(verdict('nobody', 'x')).toEqual({ state: 'none' });
  });
});
