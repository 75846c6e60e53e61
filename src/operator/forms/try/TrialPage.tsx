import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormDocument } from '#contract/generated/documents.ts';
import { themeCss } from '#engine/theme-css.ts';
import { FactsProvider } from '#ui/facts/facts.tsx';
import { loadFamilies, loadScripts } from '#ui/fonts/load-fonts.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { documentOf, languagesOf, type Documents } from '../../documents/reader.ts';
import { useDocuments } from '../../workspace/WorkspaceContext.tsx';
import { factsIn, factSource, openFacts, type Situation } from './player-facts.ts';
import { usePlayerStyles } from './player-styles.ts';
import { Trial } from './Trial.tsx';

/** What the texts of a language say, with English where it says nothing, as a bundle has them. */
const wordsIn = (documents: Documents, language: string): Readonly<Record<string, string>> => ({
  ...documentOf(documents, 'texts', 'en')?.texts,
  ...documentOf(documents, 'texts', language)?.texts,
});

const prefersDark = (): boolean => window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

const startTheme = (documents: Documents): Situation['theme'] => {
  const preferred = documentOf(documents, 'brand', 'main')?.defaultMode;
  return preferred === 'dark' || preferred === 'light' ? preferred : prefersDark() ? 'dark' : 'light';
};

/** Tries a form of the draft as a player, and explains its fields. */
export const TrialPage = ({ form }: { form: FormDocument }) => {
  const documents = useDocuments();
  const [search, setSearch] = useSearchParams();
  const [situation, setSituation] = useState<Situation>(() => ({
    player: 'visitor',
    language: languagesOf(documents)[0] ?? 'en',
    theme: startTheme(documents),
    set: {},
  }));
  const { language } = situation;
  const theme = documentOf(documents, 'theme', 'main');
  usePlayerStyles(useMemo(() => (theme ? themeCss(theme) : ''), [theme]));
  useEffect(() => {
    void loadFamilies([theme?.type?.body, theme?.type?.display]);
    void loadScripts([language]);
  }, [theme, language]);

  const said = useMemo(
    () => createTexts({ language, texts: wordsIn(documents, language) }),
    [documents, language],
  );
  const facts = useMemo(() => openFacts(form, documents), [form, documents]);
  const source = useMemo(() => factSource(factsIn(situation, facts)), [situation, facts]);

  return (
    <TextProvider texts={said}>
      <FactsProvider facts={source}>
        <Trial
          form={form}
          facts={facts}
          situation={situation}
          onSituation={setSituation}
          field={search.get('field') ?? undefined}
          onField={(field) => setSearch({ field }, { replace: true })}
        />
      </FactsProvider>
    </TextProvider>
  );
};
