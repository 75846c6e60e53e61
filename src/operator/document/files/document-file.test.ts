import { expect, it } from 'vitest';
import { documentFile, planDocuments, readDocumentFile } from './document-file.ts';

const menu = { kind: 'menu', id: 'main', order: ['home'], items: { home: {} } };
const foot = { kind: 'menu', id: 'foot', order: [], items: {} };
const theme = { kind: 'theme', id: 'main', colors: {} };
const brand = { kind: 'brand', id: 'main', extends: 'base', hosts: ['shop.example'], currency: 'MMK' };

const planned = (text: string, pack: string, there: Parameters<typeof planDocuments>[2]) => {
  const file = readDocumentFile(text);
  return file && planDocuments(file, pack, there);
};

it('plans what differs from the documents that are there', () => {
  const file = documentFile('shop', { 'menu/main': menu, 'theme/main': theme, 'menu/foot': foot });
  expect(planned(file, 'shop', { 'menu/main': { ...menu, order: [] }, 'theme/main': theme })).toEqual({
    pack: 'shop',
    documents: [
      { key: 'menu/main', document: menu, isNew: false },
      { key: 'menu/foot', document: foot, isNew: true },
    ],
    same: 1,
    pictures: {},
  });
});

it('leaves a brand its addresses and what it extends where the file is of another one', () => {
  const there = { kind: 'brand', id: 'main', extends: 'ground', hosts: ['nova.example'], currency: 'THB' };
  const file = documentFile('shop', { 'brand/main': brand });
  expect(planned(file, 'nova', { 'brand/main': there })?.documents[0]?.document).toEqual({
    ...there,
    currency: 'MMK',
  });
  expect(planned(file, 'shop', { 'brand/main': there })?.documents[0]?.document).toEqual(brand);
});

it('leaves a brand the words of its name where the texts are of another one', () => {
  const texts = (name: string) => ({ kind: 'texts', id: 'en', texts: { 'brand.name': name, hello: name } });
  const there = {
    'brand/main': { kind: 'brand', id: 'main', name: 'brand.name' },
    'texts/en': texts('Nova'),
  };
  const file = documentFile('shop', { 'texts/en': texts('Shop') });
  expect(planned(file, 'nova', there)?.documents[0]?.document['texts']).toEqual({
    'brand.name': 'Nova',
    hello: 'Shop',
  });
});

it.each([
  ['no JSON', '<xliff/>'],
  ['a layer as the command line writes it', JSON.stringify(menu)],
  ['an unknown kind', documentFile('shop', { 'poem/main': { kind: 'poem', id: 'main' } })],
  ['no id', documentFile('shop', { 'menu/main': { kind: 'menu' } })],
  [
    'a picture without bytes',
    JSON.stringify({ livery: 'documents', pack: 'shop', pictures: { 'a.png': {} } }),
  ],
])('refuses a file that is %s', (_, text) => {
  expect(readDocumentFile(text)).toBeUndefined();
});
