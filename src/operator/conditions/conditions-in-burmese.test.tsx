import { cleanup, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { factCatalogue } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import english from '../../../configs/console/texts/en.json';
import burmese from '../../../configs/console/texts/my.json';

// Hints are read once, in the language that is spoken then: modules of their own, spoken before what reads the hints is loaded, as the
// console does after a change of language.
vi.resetModules();
const { speak } = await import('../language/say.ts');
const texts = [
  { language: 'my', texts: burmese.texts },
  { language: 'en', texts: english.texts },
];
speak({ language: 'my', languages: [], texts });
const { startUser } = await import('../testing/render-console.tsx');
const { readCondition } = await import('./condition-query.ts');
const { conditionWords } = await import('./sentence.ts');
const { ConditionEditor } = await import('./ConditionEditor.tsx');
const { audienceFacts } = await import('./audience-facts.ts');
const { factSchemas } = await import('./fact-schemas.ts');

afterEach(cleanup);
// The files that follow load modules that speak English.
afterAll(() => vi.resetModules());

const catalogue = { ...factCatalogue(factSchemas), ...audienceFacts };
const wordsOf = (condition: Json): string => conditionWords(readCondition(condition, catalogue), catalogue);

/** Names that are the same in each language. */
const names = /Telegram|Viber|SMS/gu;

describe('a condition in Burmese', () => {
  it.each<[Json, string]>([
    [{ '==': [{ var: 'time.weekday' }, 1] }, 'ရက်သတ္တပတ်၏နေ့ သည် တနင်္လာ။'],
    [{ in: [{ var: 'member.type' }, [0, 4]] }, 'ကစားသမား အမျိုးအစား သည် မန်ဘာ သို့မဟုတ် အစမ်းကစားသူ တစ်ခုခု။'],
    [{ '>=': [{ var: 'support.count' }, 2] }, 'အကူအညီ ဆက်သွယ်ရန် နည်းလမ်း သည် အနည်းဆုံး 2။'],
    [{ '==': [{ var: 'theme.mode' }, 'dark'] }, 'အလင်းအမှောင် ပုံစံ သည် အမှောင်။'],
    [
      { and: [{ var: 'session.loggedIn' }, { '!': [{ var: 'security.mobile' }] }] },
      'အကောင့်ဝင်ထားသူ နှင့် ဖုန်းနံပါတ် ရှိသူ မဟုတ်။',
    ],
    [{ '>': [{ var: 'audience.deposits' }, 3] }, 'ငွေသွင်းမှု အကြိမ်ရေ သည် 3 ထက်များ။'],
    // The name of a flag or of a category is the platform's.
    [{ var: 'flags.freePlay' }, 'အလံ freePlay။'],
    [{ '>': [{ var: 'vendors.RNG' }, 0] }, 'ဂိမ်းကုမ္ပဏီများ RNG သည် 0 ထက်များ။'],
  ])('%j is said in words', (condition, words) => {
    expect(wordsOf(condition)).toBe(words);
  });

  it('has no English word, whichever fact and value it names', () => {
    const sentences = Object.entries(catalogue)
      .filter(([name]) => !/^(?:flags|vendors)\./u.test(name))
      .flatMap(([name, { type, enum: values }]): string[] =>
        values
          ? values.map((value) => wordsOf({ '==': [{ var: name }, value] }))
          : [wordsOf(type === 'boolean' ? { var: name } : { '!': [{ '!': [{ var: name }] }] })],
      );
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((words) => /[a-z]/iu.test(words.replaceAll(names, '')))).toEqual([]);
  });

  it('has its facts, values and their meanings at the first drawing', async () => {
    render(
      <ConditionEditor
        label="-"
        value={{ '==': [{ var: 'time.weekday' }, 7] }}
        set={audienceFacts}
        onChange={() => {}}
      />,
    );
    expect(screen.getByText('ရက်သတ္တပတ်၏နေ့ သည် တနင်္ဂနွေ။')).toBeTruthy();
    expect(screen.getByText('ဘရန်း၏ အချိန်ဇုန်ရှိ ယနေ့ - 1 တနင်္လာမှ 7 တနင်္ဂနွေအထိ။')).toBeTruthy();
    const user = startUser();
    await user.click(screen.getByRole('button', { name: /စည်းမျဉ်း 1 ၏ အချက်/u }));
    const options = within(await screen.findByRole('listbox'));
    expect(options.getByRole('option', { name: /^အီးမေးလ်လိပ်စာ ရှိသူ/u })).toBeTruthy();
    expect(options.getByText('အကောင့်ဝင်နည်းများ')).toBeTruthy();
  });
});
