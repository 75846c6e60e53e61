import { expect, it } from 'vitest';
import { documentName } from './document-name.ts';

it('names a promotion by its title', () => {
  const documents = {
    'promotion/rush': { kind: 'promotion', id: 'rush', title: 'promotion.rush.title' },
    'texts/en': { kind: 'texts', id: 'en', texts: { 'promotion.rush.title': 'Weekend rush' } },
  };
  expect(documentName(documents, 'promotion/rush')).toBe('Weekend rush');
});

it.each([
  ['form/changeEmail', 'Change email'],
  ['screen/frame-full', 'Frame full'],
  ['menu/memberHeader', 'Member header'],
])('words the id of %s, which has no title', (key, name) => {
  const [kind = '', id = ''] = key.split('/');
  expect(documentName({ [key]: { kind, id } }, key)).toBe(name);
});
