import { describe, expect, it } from 'vitest';
import { fittingLanguage } from './accept-language.ts';

const offered = ['my', 'en', 'zh-CN', 'zh-TW', 'pt-BR', 'he', 'fil', 'fr'];

describe('the language that fits Accept-Language', () => {
  it.each([
    ['en-GB', 'en'],
    ['zh-TW', 'zh-TW'],
    ['zh-hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['iw', 'he'],
    ['tl-PH', 'fil'],
    ['de, fr;q=0.5, en;q=0.7', 'en'],
    ['de-DE,de;q=0.9,fr-CA;q=0.8', 'fr'],
    ['en;q=0, fr;q=0.1', 'fr'],
    ['de', 'my'],
    ['*', 'my'],
    ['', 'my'],
    ['x-none;q=oops, ;;, _, en;q=9', 'my'],
  ])('takes %j for %s', (header, language) => {
    expect(fittingLanguage(offered, header, 'my')).toBe(language);
  });

  it('takes the one script that is there, and the bare language before one of a region', () => {
    expect(fittingLanguage(['my', 'zh-CN'], 'zh-TW', 'my')).toBe('zh-CN');
    expect(fittingLanguage(['my', 'zh-TW', 'zh-CN'], 'zh', 'my')).toBe('zh-CN');
    expect(fittingLanguage(['pt-BR', 'pt'], 'pt-PT', 'my')).toBe('pt');
    expect(fittingLanguage(['pt', 'pt-BR'], 'pt-BR', 'my')).toBe('pt-BR');
  });
});
