import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { JsonObject } from '#engine/json/json.ts';
import {
  groupOf,
  hiddenFields,
  hiddenGroups,
  stepOf,
  withFieldAdded,
  withFieldAt,
  withFieldHidden,
  withFieldRemoved,
  withGroupAdded,
  withGroupInStep,
  withGroupMoved,
  withGroupRemoved,
  withGroupShown,
  withStepAdded,
  withStepMoved,
  withStepRemoved,
  withSteps,
} from './form-structure.ts';

const form: JsonObject = {
  kind: 'form',
  id: 'f',
  order: ['a', 'b'],
  groups: { a: { order: ['x', 'y'] }, b: { order: ['z'] } },
  fields: {
    x: { label: 'l.x', input: 'text' },
    y: { label: 'l.y', input: 'text' },
    z: { label: 'l.z', input: 'code', send: { label: 's', action: { do: 'reload' }, needs: ['x', 'y'] } },
  },
  modes: { quick: { label: 'm', omit: ['y'], require: ['x'] } },
  submit: { label: 's', action: { do: 'reload' }, confirm: { title: 't', summary: ['x', 'z'] } },
};

const read = (document: JsonObject): FormDocument => document as unknown as FormDocument;

/** Groups with their fields, as one reads them: "a: x y | b: z". */
const groups = (document: JsonObject): string =>
  read(document)
    .order.map((id) => `${id}: ${read(document).groups[id]?.order.join(' ')}`)
    .join(' | ');

const steps = (document: JsonObject): string =>
  (read(document).steps?.order ?? [])
    .map((id) => `${id}: ${read(document).steps?.items[id]?.groups.join(' ')}`)
    .join(' | ');

describe('the fields of a form', () => {
  it('move within a group and between groups', () => {
    expect(groups(withFieldAt(form, 'y', { group: 'a', index: 0 }))).toBe('a: y x | b: z');
    expect(groups(withFieldAt(form, 'x', { group: 'b', index: 1 }))).toBe('a: y | b: z x');
    expect(groups(withFieldAt(form, 'x', { group: 'a', index: 1 }))).toBe('a: y x | b: z');
  });

  it('come in last, and are taken as they are when the form has them already', () => {
    const added = withFieldAdded(form, 'city', { label: 'l.city', input: 'text' }, 'a');
    expect(groups(added)).toBe('a: x y city | b: z');
    const back = withFieldAdded(withFieldHidden(form, 'x'), 'x', { label: 'other', input: 'number' }, 'b');
    expect(groups(back)).toBe('a: y | b: z x');
    expect(read(back).fields['x']).toEqual({ label: 'l.x', input: 'text' });
  });

  it('are hidden with their group, and show again with it', () => {
    const less: JsonObject = { ...form, order: ['a'] };
    expect([hiddenFields(less), hiddenGroups(less)]).toEqual([['z'], ['b']]);
    expect(groups(withGroupShown(less, 'b'))).toBe('a: x y | b: z');
    expect(groups(withFieldAdded(less, 'z', { label: 'l', input: 'text' }, 'a'))).toBe('a: x y z');
  });

  it('go with their name in modes, codes and questions', () => {
    const gone = read(withFieldRemoved(form, 'x'));
    expect(Object.keys(gone.fields)).toEqual(['y', 'z']);
    expect(groupOf(withFieldRemoved(form, 'x'), 'x')).toBeUndefined();
    expect(gone.modes?.['quick']).toEqual({ label: 'm', omit: ['y'], require: [] });
    expect(gone.fields['z']?.send?.needs).toEqual(['y']);
    expect(gone.submit.confirm?.summary).toEqual(['z']);
  });
});

describe('the groups of a form', () => {
  it('come in last, move, and leave their fields to a neighbour', () => {
    expect(groups(withGroupAdded(form, 'c'))).toBe('a: x y | b: z | c: ');
    expect(groups(withGroupMoved(form, 1, 0))).toBe('b: z | a: x y');
    expect(groups(withGroupRemoved(form, 'b'))).toBe('a: x y z');
    expect(groups(withGroupRemoved(form, 'a'))).toBe('b: z x y');
  });
});

describe('the steps of a form', () => {
  const one = withSteps(form, 'first', 's.first');
  const two = withGroupInStep(withStepAdded(one, 'second', 's.second'), 'b', 'second');

  it('begin with one for all, and share the groups', () => {
    expect(steps(one)).toBe('first: a b');
    expect(steps(two)).toBe('first: a | second: b');
    expect(stepOf(two, 'b')).toBe('second');
    expect(steps(withGroupInStep(two, 'b', undefined))).toBe('first: a | second: ');
  });

  it('keep the sequence of the groups', () => {
    expect(steps(withGroupInStep(two, 'a', 'second'))).toBe('first:  | second: a b');
  });

  it('move, leave their groups to a neighbour, and end with the last', () => {
    expect(steps(withStepMoved(two, 1, 0))).toBe('second: b | first: a');
    expect(steps(withStepRemoved(two, 'second'))).toBe('first: a b');
    expect(read(withStepRemoved(one, 'first')).steps).toBeUndefined();
  });

  it('lose a group with the form', () => {
    expect(steps(withGroupRemoved(two, 'b'))).toBe('first: a | second: ');
  });
});
