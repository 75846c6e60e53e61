import { useEffect, useMemo, type CSSProperties } from 'react';
import { FactsProvider, type FactValue } from '#ui/facts/facts.tsx';
import { loadFamilies, loadScripts } from '#ui/fonts/load-fonts.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { createThemeMode } from '#ui/theme/theme-mode.ts';
import { applyThemeCss } from '#ui/theme/theme-sheet.ts';
import type { FormData, FormStoryArgs } from './form-data.ts';
import { FormSample } from './FormSample.tsx';

export type FormStoryProps = FormStoryArgs & {
  data: FormData;
  mode: 'brand' | 'dark' | 'light';
  language: string;
};

const page: CSSProperties = { maxInlineSize: 640, marginInline: 'auto', padding: '1.25rem' };

/** Facts of a visitor of the brand. */
function visitorFacts({ core }: FormData, language: string) {
  const flags: Readonly<Record<string, boolean | undefined>> = core.flags.flags;
  const known: Readonly<Record<string, FactValue>> = { 'member.type': -1, language };
  const read = (name: string): FactValue =>
    name.startsWith('flags.') ? (flags[name.slice('flags.'.length)] ?? false) : (known[name] ?? false);
  return { read, subscribe: () => () => {} };
}

/** A form drawn from documents, in the look of a brand. Its fields are explained in the panel “Why”. */
export function FormStory({ data, mode, language, ...args }: FormStoryProps) {
  const texts = useMemo(
    () => createTexts({ language, texts: { ...data.texts['en'], ...data.texts[language] } }),
    [data, language],
  );
  const facts = useMemo(() => visitorFacts(data, language), [data, language]);
  useEffect(() => {
    document.documentElement.lang = language;
    applyThemeCss(data.themeCss);
    void loadFamilies([data.core.theme.type?.body, data.core.theme.type?.display]);
    void loadScripts([language]);
    createThemeMode({
      root: document.documentElement,
      storage: undefined,
      systemDark: undefined,
      preference: mode === 'brand' ? (data.core.brand.defaultMode ?? 'system') : mode,
    });
  }, [data, mode, language]);
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
