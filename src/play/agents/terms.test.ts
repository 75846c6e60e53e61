import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TextsDocument } from '#contract/generated/documents.ts';

const configs = join(import.meta.dirname, '../../../configs');

/** Words for a term of agents that has another one (Terms in docs/agents.md). */
const others = {
  my: [
    'လက်အောက်ခံ',
    'အောက်အဖွဲ့ဝင်',
    'အထက်လူကြီး',
    'မှန်ကန်သော လောင်းကြေး',
    'တရားဝင်လောင်းကြေး',
    'ပြန်အမ်းကော်မရှင်',
    'ကိုယ်စားလှယ်',
    'နာရီအလိုက်လစာ',
  ],
  'zh-CN': ['返佣', '日薪', '时薪', '下线', '上线代理'],
} as const;

it.each(['base', 'aurora', 'padauk', 'console'])('%s has one word for each term of agents', (pack) => {
  const found = Object.entries(others).flatMap(([language, words]) => {
    const file = join(configs, pack, 'texts', `${language}.json`);
    const { texts } = JSON.parse(readFileSync(file, 'utf8')) as TextsDocument;
    return Object.entries(texts).flatMap(([key, text]) =>
      words.filter((word) => String(text).includes(word)).map((word) => `${key} (${language}): ${word}`),
    );
  });
  expect(found).toEqual([]);
});
