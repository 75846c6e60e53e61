import { expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { drawingOf } from './drawing.ts';

const documents = formDocuments();

it('draws a block by the mark of its schema, with the labels of its form and of its menu', () => {
  expect(drawingOf(documents, { type: 'form', props: { form: 'register' } })).toMatchObject({
    look: 'form',
    words: expect.arrayContaining(['Username', 'E-mail']),
  });
  expect(drawingOf(documents, { type: 'navigation', props: { menu: 'main' } })).toMatchObject({
    look: 'menu',
    words: ['Home', 'My account'],
  });
});

it('draws what a block holds, in its order and without what is hidden', () => {
  const inner = {
    a: { type: 'heading', props: { text: 'form.title' } },
    b: { type: 'richText' },
    c: { type: 'image' },
  };
  const box = { type: 'section', slots: { default: { order: ['b', 'a'], items: inner } } };
  expect(drawingOf(documents, box).slots).toEqual([
    [
      expect.objectContaining({ look: 'text' }),
      expect.objectContaining({ look: 'heading', name: 'Registration' }),
    ],
  ]);
});

it('has a look for every type of block', () => {
  for (const [type, schema] of Object.entries(schemaIndex.blocks))
    expect([type, typeof schema['x-look']]).toEqual([type, 'string']);
});
