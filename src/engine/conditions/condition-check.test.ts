import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { checkCondition } from './condition-check.ts';
import { factCatalogue } from './fact-catalogue.ts';

const catalogue = factCatalogue(schemaIndex, {
  agree: { type: 'boolean' },
  nation: { enum: ['', 'MM', 'TH'] },
});
const codes = (condition: unknown): string[] => checkCondition(condition, catalogue).map(({ code }) => code);

describe('factCatalogue', () => {
  it('has a fact for each flag, game type and field', () => {
    expect(catalogue['flags.freePlay']).toMatchObject({ type: 'boolean' });
    expect(catalogue['vendors.LIVE']).toMatchObject({ type: 'integer', minimum: 0 });
    expect(catalogue['form.agree']).toMatchObject({ type: 'boolean' });
  });
});

describe('checkCondition', () => {
  it.each([
    true,
    { var: 'vendors.LIVE' },
    { '!': { var: 'session.loggedIn' } },
    { '<': [0, { var: 'vendors.LIVE' }, 9] },
    { and: [{ var: 'flags.enableCt' }, { in: [{ var: 'member.type' }, [1, 2]] }] },
    { '==': [{ var: 'page.path' }, '/index'] },
    { in: ['/help', { var: 'page.path' }] },
    { '==': [{ var: 'form.nation' }, 'MM'] },
    { or: [{ var: 'form.agree' }, { '==': [{ var: 'form.nation' }, 'TH'] }] },
  ])('accepts %j', (condition) => {
    expect(checkCondition(condition, catalogue)).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [{ '==': [{ var: 'form.nation' }, 'VN'] }, ['CONDITION_VALUE']],
    [{ '==': [{ var: 'form.agree' }, 'yes'] }, ['CONDITION_TYPES']],
    [
      { and: [{ '>': [{ var: 'vendors.LIVE' }, 3] }, { '<': [{ var: 'vendors.LIVE' }, 3] }] },
      ['CONDITION_NEVER_HOLDS'],
    ],
    [
      { and: [{ '==': [{ var: 'page.path' }, '/a'] }, { '==': [{ var: 'page.path' }, '/b'] }] },
      ['CONDITION_NEVER_HOLDS'],
    ],
    [{ '>=': [{ var: 'notices.count' }, 0] }, ['CONDITION_ALWAYS_HOLDS']],
    [{ and: [] }, ['CONDITION_ARGUMENTS']],
    [{ '!': [{ in: [1, ['a', 'b']] }] }, ['CONDITION_TYPES', 'CONDITION_TYPES']],
    [{ and: [{ var: 'x' }, { '==': [{ var: 'member.type' }, '4'] }] }, ['UNKNOWN_FACT', 'CONDITION_TYPES']],
    [{ '==': [{ var: 'language' }, null] }, ['CONDITION_SHAPE']],
    [{ or: [['a']] }, ['CONDITION_TYPES']],
  ])('refuses %j: %j', (condition, expected) => {
    expect(codes(condition)).toEqual(expected);
  });

  it('says what was probably meant', () => {
    expect(checkCondition({ var: 'member.isGest' }, catalogue)[0]?.fix).toBe(
      'Did you mean "member.isGuest"?',
    );
    expect(checkCondition({ not: [true] }, catalogue)[0]?.code).toBe('CONDITION_OPERATOR');
  });

  it('judges no condition with too many combinations', () => {
    const flags = Object.keys(catalogue)
      .filter((name) => name.startsWith('flags.'))
      .slice(0, 15);
    expect(flags).toHaveLength(15);
    expect(codes({ and: [...flags.map((name) => ({ var: name })), { '!': { var: flags[0] } }] })).toEqual([]);
  });
});
