import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Languages } from '#engine/texts/languages.ts';
import { breakerOf } from '#engine/texts/line-breaks.ts';

const { languages } = JSON.parse(readFileSync('configs/base/languages/main.json', 'utf8')) as {
  languages: Languages;
};

const layer = (pack: string, language: string): Record<string, string> => {
  const file = `configs/${pack}/texts/${language}.json`;
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { texts: Record<string, string> }).texts
    : {};
};

/** The languages that a brand offers. */
export const languagesOf = (brand: string): string[] =>
  (JSON.parse(readFileSync(`configs/${brand}/brand/main.json`, 'utf8')) as { languages: string[] }).languages;

/**
 * The words of a brand in a language, by text key, as locators and patterns meet them: with the marks of a bundle, without its zero-width
 * spaces, which Playwright takes out of what it reads.
 */
export function wordsOf(
  brand: string,
  language = 'en',
): (key: string, values?: Record<string, string | number>) => string {
  const texts = { ...layer('base', language), ...layer(brand, language) };
  const marked = breakerOf(languages, language);
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`No text "${key}" in ${language} of ${brand}.`);
    const words = marked(text).replaceAll('\u200B', '');
    return words.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Makes the next pages speak a language, as a visitor would who chose it before. */
export async function speak(page: Page, language = 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    // Frames of games stand on another origin, or on none yet.
    if (window === top) localStorage.setItem('livery.language', chosen);
  }, language);
}
