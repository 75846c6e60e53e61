import { expect, it } from 'vitest';
import { withRule } from '../documents/form-table.ts';
import { withValue, type PackDocuments } from '../documents/reader.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { drawnScreens } from './drawn-screens.ts';

const before: PackDocuments = {
  ...formDocuments(),
  'screen/join': {
    kind: 'screen',
    id: 'join',
    presentation: 'page',
    path: '/join',
    body: { order: ['form'], items: { form: { type: 'form', props: { form: 'register' } } } },
  },
};
const document = (key: string) => before[key] ?? {};
const drawnAfter = (edited: PackDocuments) => drawnScreens({ before, after: { ...before, ...edited } });

it('leaves out screens that are drawn as before', () => {
  expect(
    drawnAfter({ 'rules/register': withRule(document('rules/register'), 'email', { minLength: 5 }) }),
  ).toEqual([]);
});

it('has screens whose form has other labels, and those changed themselves', () => {
  const form = withValue(document('form/register'), ['fields', 'email', 'label'], 'form.title');
  expect(drawnAfter({ 'form/register': form })).toContain('join');
  const path = withValue(document('screen/join'), ['path'], '/welcome');
  expect(drawnAfter({ 'screen/join': path })).toEqual(['join']);
});
