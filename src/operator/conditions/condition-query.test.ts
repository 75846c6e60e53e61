import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { evaluate } from '#engine/conditions/conditions.ts';
import { factCatalogue } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { arbitraryCondition } from '#engine/testing/arbitrary-condition.ts';
import { isGroup, readCondition, withNode, writeCondition, type ConditionNode } from './condition-query.ts';
import { conditionWords } from './sentence.ts';

const catalogue = factCatalogue(schemaIndex, { plan: { enum: ['', 'a', 'b'] }, note: {} });
const rawsOf = (node: ConditionNode): ConditionNode[] =>
  isGroup(node) ? node.rules.flatMap(rawsOf) : node.operator === 'raw' ? [node] : [];

/** Facts with well-typed or missing values. */
const arbitraryFacts = fc.record(
  Object.fromEntries(
    Object.entries(catalogue).map(([name, { type, enum: values, minimum }]) => {
      const known = values
        ? fc.constantFrom<unknown>(...values)
        : {
            boolean: fc.boolean(),
            integer: fc.integer({ min: minimum ?? -5, max: 20 }),
            string: fc.string(),
          }[type];
      return [name, fc.oneof(fc.constant<unknown>(undefined), known)];
    }),
  ),
);

describe('a condition in the builder', () => {
  it.each<[Json, string]>([
    [{ var: 'session.loggedIn' }, 'Signed in.'],
    [
      { and: [{ var: 'session.loggedIn' }, { '!': [{ var: 'member.isGuest' }] }] },
      'Signed in and not Guest.',
    ],
    [{ '>': [{ var: 'vendors.RNG' }, 0] }, 'Vendors RNG is more than 0.'],
    [{ '==': [{ var: 'member.type' }, 4] }, 'Kind of player is guest.'],
    [{ in: [{ var: 'member.type' }, [0, 4]] }, 'Kind of player is one of member or guest.'],
    [{ '!': [{ in: [{ var: 'language' }, ['en', 'my']] }] }, 'Language is none of en or my.'],
    [{ in: ['/help', { var: 'page.path' }] }, 'Path of the page contains /help.'],
    [{ '<=': [1, { var: 'notices.count' }, 5] }, 'Number of announcements is between 1 and 5.'],
    [{ '==': [{ var: 'form.plan' }, ''] }, 'Field plan is empty.'],
    [
      { '!': [{ or: [{ var: 'flags.freePlay' }, { var: 'member.isAgent' }] }] },
      'not (Flag freePlay or Agent).',
    ],
    [
      { or: [{ var: 'login.waits' }, { and: [{ var: 'member.isAgent' }, { var: 'flags.freePlay' }] }] },
      'Login waits for verification or (Agent and Flag freePlay).',
    ],
  ])('%j is written as it was read, and said in words', (condition, words) => {
    const query = readCondition(condition, catalogue);
    expect(rawsOf(query)).toEqual([]);
    expect(writeCondition(query)).toEqual(condition);
    expect(conditionWords(query, catalogue)).toBe(words);
  });

  it.each<Json>([
    { var: ['language', 'en'] },
    { '==': [{ var: 'session.loggedIn' }, { var: 'member.isGuest' }] },
    { '==': [{ var: 'member.type' }, 99] },
    { var: 'no.such.fact' },
    { '+': [1, 2] },
    { and: [] },
    false,
    { '<': [1, { var: 'notices.count' }, 5] },
  ])('%j has no form and stays as it is, also beside rules that change', (condition) => {
    expect(writeCondition(readCondition(condition, catalogue))).toEqual(condition);
    const beside = readCondition({ and: [condition, { var: 'member.isAgent' }] }, catalogue);
    const changed = withNode(beside, [1], () => ({
      field: 'member.isAgent',
      operator: 'holdsNot',
      value: '',
    }));
    expect(writeCondition(changed)).toEqual({ and: [condition, { '!': [{ var: 'member.isAgent' }] }] });
  });

  it('is undefined without rules, and leaves empty groups out', () => {
    expect(writeCondition(readCondition(true, catalogue))).toBeUndefined();
    const query = readCondition({ var: 'member.isAgent' }, catalogue);
    query.rules.push({ combinator: 'or', rules: [] });
    expect(writeCondition(query)).toEqual({ var: 'member.isAgent' });
  });

  it('means the same after reading and writing, whatever it is', () => {
    fc.assert(
      fc.property(arbitraryCondition(schemaIndex), arbitraryFacts, (condition, facts) => {
        const read = (name: string): unknown => facts[name];
        const written = writeCondition(readCondition(condition, catalogue));
        expect(evaluate(written, read)).toBe(evaluate(condition, read));
      }),
      { numRuns: 300 },
    );
  });
});
