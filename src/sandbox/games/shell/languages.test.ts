import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishTexts, type GameLanguage } from './languages.ts';

const folder = 'src/sandbox/games/languages';
const placeholders = (words = ''): string[] => (words.match(/\{\{\w+\}\}/gu) ?? []).toSorted();

describe('the words of the games', () => {
  it.each(readdirSync(folder))('are all in %s, with the placeholders of English', (file) => {
    const { texts } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as GameLanguage;
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(englishTexts).toSorted());
    const differing = Object.entries(englishTexts).filter(
      ([key, words]) => placeholders(words).join() !== placeholders(texts[key as keyof typeof texts]).join(),
    );
    expect(differing).toEqual([]);
  });
});
