import { describe, expect, it } from 'vitest';
import { blockedWords } from './blocked-words.ts';

const { blocks } = blockedWords({
  kind: 'chat',
  id: 'main',
  order: [],
  rooms: {},
  blocked: {
    en: { words: ['Scam', 'pay outside', 'ass'] },
    zh: { words: ['代充'], anywhere: true },
    my: { words: ['လိမ်'] },
  },
});

describe('blocked words', () => {
  it.each([
    'scam',
    'a SCAM!',
    'ｓｃａｍ',
    'sc\u200Bam',
    's c a m',
    's.c.a.m',
    's-c a-m',
    'sc*am',
    'śćãm',
    '5c4m',
    'ѕсам',
    'scaaaam',
    'pay-outside',
    '代充',
    '找我代 充吧',
    'လိမ်',
  ])('see %j', (text) => expect(blocks(text)).toBe(true));

  it.each(['scampi', 'as', 'class', 'I am a s', 'the scamper', '充值', 'pay', 'လိ မ်း'])(
    'let %j pass',
    (text) => expect(blocks(text)).toBe(false),
  );
});
