import { describe, expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { withEntryLabel } from '../testing/entry-label.ts';
import { documentOf, wordsOf, type PackDocuments } from './reader.ts';
import { stateOf } from './text-edits.ts';
import { freeTextKey, otherUses, textUses } from './words-at.ts';

const documents = formDocuments();
const edit = (menu: string, entry: string, language: string, words: string): PackDocuments => ({
  ...documents,
  ...withEntryLabel({ documents, menu, path: [entry], language, words }),
});
const labelOf = (all: PackDocuments, menu: string, entry: string): unknown =>
  documentOf(all, 'menu', menu)?.items[entry]?.label;

describe('the uses of a text', () => {
  it('are counted over all documents but texts', () => {
    expect(textUses(documents, 'menu.home')).toEqual({ 'menu/main': 1, 'menu/footer': 1 });
    expect(otherUses(documents, 'menu.home')).toBe(1);
    expect(otherUses(documents, 'menu.account')).toBe(0);
  });
});

describe('new words for an entry', () => {
  it('go into the texts of the language when only this entry shows them', () => {
    const edited = withEntryLabel({
      documents,
      menu: 'main',
      path: ['account'],
      language: 'my',
      words: 'ကျွန်ုပ်',
    });
    expect(Object.keys(edited)).toEqual(['texts/my']);
    expect(wordsOf(edited, 'my', 'menu.account')).toBe('ကျွန်ုပ်');
  });

  it('leave translations of the former source behind', () => {
    const once = edit('main', 'account', 'en', 'Mine');
    expect(stateOf(once, 'my', 'menu.account')).toBe('behind');
    expect(stateOf(edit('main', 'home', 'en', 'Start'), 'my', 'menu.main.home')).toBe('behind');
  });

  it('go under a key of its own when others show the old ones too, and nothing else changes', () => {
    const after = edit('main', 'home', 'en', 'Start');
    const key = labelOf(after, 'main', 'home');
    expect(key).toBe('menu.main.home');
    expect(wordsOf(after, 'en', 'menu.main.home')).toBe('Start');
    expect(wordsOf(after, 'my', 'menu.main.home')).toBe(wordsOf(documents, 'my', 'menu.home'));
    expect(wordsOf(after, 'en', 'menu.home')).toBe('Home');
    expect(labelOf(after, 'footer', 'home')).toBe('menu.home');
  });

  it('stay under that key from then on', () => {
    const once = edit('main', 'home', 'en', 'Start');
    const again = withEntryLabel({
      documents: once,
      menu: 'main',
      path: ['home'],
      language: 'my',
      words: 'စ',
    });
    expect(Object.keys(again)).toEqual(['texts/my']);
  });

  it('go into every language for an entry that has had no words', () => {
    const bare: PackDocuments = {
      ...documents,
      'menu/main': { kind: 'menu', id: 'main', order: ['x'], items: { x: { icon: 'home' } } },
    };
    const edited = withEntryLabel({
      documents: bare,
      menu: 'main',
      path: ['x'],
      language: 'en',
      words: 'New',
    });
    expect(wordsOf(edited, 'en', 'menu.main.x')).toBe('New');
    expect(stateOf({ ...bare, ...edited }, 'my', 'menu.main.x')).toBe('untranslated');
    expect(wordsOf(edited, 'my', 'menu.main.x')).toBe('New');
  });

  it('never take a key that exists', () => {
    const taken = edit('main', 'home', 'en', 'Start');
    expect(freeTextKey(taken, 'menu.main.home')).toBe('menu.main.home-2');
  });
});
