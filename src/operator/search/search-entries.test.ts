import { describe, expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { findEntries, searchEntries } from './search-entries.ts';

const entries = searchEntries({
  pack: 'shop',
  documents: formDocuments(),
  problems: [
    {
      code: 'UNKNOWN_MENU',
      severity: 'error',
      file: 'shop/screen/home.json',
      line: 1,
      column: 1,
      pointer: '/body',
      message: 'No menu is called "mian".',
      fix: 'Did you mean "main"?',
    },
  ],
  pages: [{ address: '/shop/menus', title: 'Menus' }],
});
const first = (words: string) => {
  const [found] = findEntries(entries, words);
  return found && [found.kind, found.address];
};

describe('searching', () => {
  it.each([
    ['menus', ['page', '/shop/menus']],
    ['form/register', ['document', '/shop/documents/form/register']],
    ['registration', ['document', '/shop/documents/form/register']],
    ['အကောင့်', ['text', '/shop/documents/texts/my?at=%2Ftexts%2Fmenu.account']],
    ['menu.account english', ['text', '/shop/documents/texts/en?at=%2Ftexts%2Fmenu.account']],
    ['called mian', ['problem', '/shop/documents/screen/home?at=%2Fbody']],
    ['maxLength 60 email', ['value', '/shop/documents/rules/register?at=%2Ffields%2Femail%2FmaxLength']],
  ])('%s', (words, found) => {
    expect(first(words)).toEqual(found);
  });

  it('finds nothing for nothing, and needs every word', () => {
    expect(findEntries(entries, '  ')).toEqual([]);
    expect(findEntries(entries, 'registration nowhere')).toEqual([]);
  });

  it('gives every entry a name of its own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });
});
