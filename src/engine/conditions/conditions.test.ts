import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { conditionOperators, evaluate, factsOf } from './conditions.ts';

const facts: Record<string, unknown> = {
  'session.loggedIn': true,
  'member.type': 4,
  'vendors.RNG': 0,
  language: 'my',
  list: ['x'],
};
const read = (name: string): unknown => facts[name];

describe('evaluate', () => {
  it.each<[unknown, boolean]>([
    [undefined, true],
    [true, true],
    [false, false],
    [{ var: 'session.loggedIn' }, true],
    [{ var: 'vendors.RNG' }, false],
    [{ '!': { var: 'vendors.RNG' } }, true],
    [{ '!!': [{ var: 'language' }] }, true],
    [{ and: [{ var: 'session.loggedIn' }, { '==': [{ var: 'member.type' }, 4] }] }, true],
    [{ or: [{ var: 'vendors.RNG' }, { '!==': [{ var: 'member.type' }, 4] }] }, false],
    [{ '<': [1, { var: 'member.type' }, 5] }, true],
    [{ '>=': [{ var: 'member.type' }, 5] }, false],
    [{ in: [{ var: 'member.type' }, [1, 4]] }, true],
    [{ in: ['m', { var: 'language' }] }, true],
    [{ var: ['nobody.knows', true] }, true],
  ])('%j is %j', (condition, holds) => {
    expect(evaluate(condition, read)).toBe(holds);
  });

  it('takes a fact that is not known for undefined', () => {
    expect(evaluate({ var: 'nobody.knows' }, read)).toBe(false);
    expect(evaluate({ '!=': [{ var: 'nobody.knows' }, 4] }, read)).toBe(true);
    expect(evaluate({ '>': [{ var: 'nobody.knows' }, 0] }, read)).toBe(false);
  });

  it.each([
    { log: 'x' },
    { if: [true, true] },
    { map: [[1], { var: '' }] },
    { method: ['x', 'toString'] },
    { and: [true, { cat: ['a'] }] },
    { var: ['nobody.knows', { log: 'x' }] },
    {},
    { and: [true], or: [true] },
    'text',
    null,
    [],
  ])('never holds for %j, which is no condition', (condition) => {
    expect(evaluate(condition, read)).toBe(false);
  });

  it('means what JsonLogic means, whatever the operators and operands', () => {
    const plain = fc.oneof(
      fc.constantFrom('', '0', '4', 'a', 'ab', 0, 4, -1, 1.5, true, false, null),
      fc.array(fc.constantFrom('a', 'ab', 4, ''), { maxLength: 3 }),
    );
    const { expression } = fc.letrec((tie) => ({
      operand: fc.oneof({ depthSize: 'small' }, plain, tie('expression')),
      expression: fc
        .tuple(fc.constantFrom(...conditionOperators), fc.array(tie('operand'), { maxLength: 4 }))
        .map(([operator, operands]) => ({ [operator]: operands })),
    }));
    fc.assert(
      fc.property(expression, (condition) => {
        const asked = jsonLogic.apply(condition as Parameters<typeof jsonLogic.apply>[0]) as unknown;
        expect(evaluate(condition, read)).toBe(jsonLogic.truthy(asked));
      }),
      { numRuns: 3000 },
    );
  });

  it('does not run a fact that looks like an expression', () => {
    expect(evaluate({ var: 'x' }, () => ({ '!': [false] }))).toBe(false);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (condition) => {
        expect(
          typeof evaluate(condition, () => {
            throw new Error('no fact');
          }),
        ).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('factsOf', () => {
  it('names every fact once', () => {
    const condition = { and: [{ var: 'a.b' }, { '!': { var: ['c', 1] } }, { in: [{ var: 'a.b' }, ['x']] }] };
    expect(factsOf(condition)).toEqual(['a.b', 'c']);
    expect(factsOf(true)).toEqual([]);
  });
});
