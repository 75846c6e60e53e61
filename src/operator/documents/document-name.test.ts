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
  ['form/changeEmail', 'Change of e-mail address'],
  ['screen/frame-full', 'Frame of pages'],
  ['form/vipClub', 'Vip club'],
  ['menu/memberHeader', 'Member header'],
])('names %s, which has no title, in the words of the console, else by its id', (key, name) => {
  const [kind = '', id = ''] = key.split('/');
  expect(documentName({ [key]: { kind, id } }, key)).toBe(name);
});
