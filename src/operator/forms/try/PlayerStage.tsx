import { useEffect, useMemo, type ReactNode } from 'react';
import { fallbackOf } from '#engine/texts/languages.ts';
import { themeCss } from '#engine/theme/theme-css.ts';
import { FactsProvider } from '#ui/facts/facts.tsx';
import '#ui/fonts/generated/faces.css';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import { createTexts, type Texts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { documentOf, languagesOf, type PackDocuments } from '../../documents/reader.ts';
import { usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { factsIn, factSource, type OpenFact, type Situation } from './player-facts.ts';
import { useThemeFaces } from '../../fonts/useThemeFaces.ts';
import { usePlayerStyles } from './player-styles.ts';

/** Texts of a language, with their fallbacks. */
function textsIn(documents: PackDocuments, language: string): Texts {
  const languages = documentOf(documents, 'languages', 'main')?.languages;
  const wordsIn = (code: string) => ({
    language: code,
    texts: documentOf(documents, 'texts', code)?.texts ?? {},
  });
  const texts = createTexts(wordsIn(language), () => languages);
  fallbackOf(languages)(language).forEach((code) => texts.replace(wordsIn(code)));
  return texts;
}

const prefersDark = (): boolean => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

const startTheme = (documents: PackDocuments): Situation['theme'] => {
  const preferred = documentOf(documents, 'brand', 'main')?.defaultMode;
  return preferred === 'dark' || preferred === 'light' ? preferred : prefersDark() ? 'dark' : 'light';
};

/** Initial situation: a visitor, in the console's language if the brand has it, in the brand's own mode. */
export function startSituation(documents: PackDocuments): Situation {
  const languages = languagesOf(documents);
  return {
    player: 'visitor',
    language: languages.includes('en') ? 'en' : (languages[0] ?? 'en'),
    theme: startTheme(documents),
    set: {},
  };
}

/** Provides texts, facts, look and fonts of a player's page in a situation. */
export const PlayerStage = ({
  situation,
  facts,
  children,
}: {
  situation: Situation;
  facts: readonly OpenFact[];
  children: ReactNode;
}) => {
  const documents = usePackDocuments();
  const { language } = situation;
  const theme = documentOf(documents, 'theme', 'main');
  const languages = documentOf(documents, 'languages', 'main')?.languages;
  usePlayerStyles(useMemo(() => (theme ? themeCss(theme, languages) : ''), [theme, languages]));
  useThemeFaces(theme);
  useEffect(() => {
    void loadScripts([languages?.[language]]);
  }, [language, languages]);
  const said = useMemo(() => textsIn(documents, language), [documents, language]);
  const source = useMemo(() => factSource(factsIn(situation, facts)), [situation, facts]);
  return (
    <TextProvider texts={said}>
      <FactsProvider facts={source}>{children}</FactsProvider>
    </TextProvider>
  );
};
