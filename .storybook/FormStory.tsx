import { useEffect, useMemo, type CSSProperties } from 'react';
import { isOnForAll } from '#engine/flags/flag.ts';
import { FactsProvider, type FactValue } from '#ui/facts/facts.tsx';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { createThemeMode } from '#ui/theme/theme-mode.ts';
import { applyThemeCss } from '#ui/theme/theme-sheet.ts';
import { longText } from './answers/long-text.ts';
import type { FormData, FormStoryArgs } from './form-data.ts';
import { FormSample } from './FormSample.tsx';
import { showTheme } from './shown-theme.ts';
import type { Setting } from './story-context.ts';

export type FormStoryProps = FormStoryArgs & {
  data: FormData;
  setting: Pick<Setting, 'mode' | 'language' | 'direction' | 'amount' | 'who'>;
};

const page: CSSProperties = { maxInlineSize: 640, marginInline: 'auto', padding: '1.25rem' };

/** Value of the fact `member.type` for each kind of user. */
const types = { visitor: -1, guest: 4, member: 0, agent: 1, excluded: 0 } as const;

/** Facts of the story's user, as far as forms read them. */
function factsOf({ core }: FormData, { language, who }: FormStoryProps['setting']) {
  const { flags } = core.flags;
  const known: Readonly<Record<string, FactValue>> = {
    'session.loggedIn': who !== 'visitor',
    'session.excluded': who === 'excluded',
    'member.type': types[who],
    'member.isAgent': who === 'agent',
    'member.isGuest': who === 'guest',
    language,
  };
  const read = (name: string): FactValue =>
    name.startsWith('flags.') ? isOnForAll(flags[name.slice('flags.'.length)]) : (known[name] ?? false);
  return { read, subscribe: () => () => {} };
}

/** A form drawn from documents, in the look of a brand. Its fields are explained in the panel “Why”. */
export function FormStory({ data, setting, ...args }: FormStoryProps) {
  const { mode, language, direction, amount } = setting;
  const texts = useMemo(() => {
    const words = { ...data.texts['en'], ...data.texts[language] };
    const languages = () => data.core.languages;
    if (amount !== 'long') return createTexts({ language, texts: words }, languages);
    const long = Object.entries(words).map(([key, text]) => [key, longText(text)] as const);
    return createTexts({ language, texts: Object.fromEntries(long) }, languages);
  }, [data, language, amount]);
  const facts = useMemo(() => factsOf(data, setting), [data, setting]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    document.documentElement.toggleAttribute('data-tall', data.core.languages?.[language]?.tall ?? false);
    applyThemeCss(data.themeCss);
    void loadScripts([data.core.languages?.[language]]);
    showTheme(
      createThemeMode({
        root: document.documentElement,
        storage: undefined,
        systemDark: undefined,
        preference: mode === 'brand' ? (data.core.brand.defaultMode ?? 'system') : mode,
      }),
    );
  }, [data, mode, language, direction]);
  return (
    <TextProvider texts={texts}>
      <FactsProvider facts={facts}>
        <main className="lv-story" style={page}>
          <FormSample {...args} data={data} readFact={facts.read} />
        </main>
      </FactsProvider>
    </TextProvider>
  );
}
