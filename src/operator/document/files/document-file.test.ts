import { expect, it } from 'vitest';
import { documentFile, planDocuments } from './document-file.ts';

const menu = { kind: 'menu', id: 'main', order: ['home'], items: { home: {} } };
const theme = { kind: 'theme', id: 'main', colors: {} };

it('plans what differs from the documents that are there', () => {
  const file = documentFile('shop', [menu, theme, { kind: 'menu', id: 'foot', order: [], items: {} }]);
  expect(planDocuments(file, { 'menu/main': { ...menu, order: [] }, 'theme/main': theme })).toEqual({
    pack: 'shop',
    documents: [
      { key: 'menu/main', document: menu, isNew: false },
      { key: 'menu/foot', document: { kind: 'menu', id: 'foot', order: [], items: {} }, isNew: true },
    ],
    same: 1,
  });
});

it.each([
  ['no JSON', '<xliff/>'],
  ['a layer as the command line writes it', JSON.stringify(menu)],
  ['an unknown kind', documentFile('shop', [{ kind: 'poem', id: 'main' }])],
  ['no id', documentFile('shop', [{ kind: 'menu' }])],
])('refuses a file that is %s', (_, text) => {
  expect(planDocuments(text, {})).toBeUndefined();
});
