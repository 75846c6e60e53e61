import { useEffect } from 'react';
import { subscribe } from 'valtio';
import type { DocumentStore } from '#ui/documents/documents.tsx';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import { applyThemeCss } from '#ui/theme/theme-sheet.ts';
import { themeCssOf } from './brand-data.ts';
import type { Setting } from './story-context.ts';

/** Applies a story's theme, fonts, language and direction to the page. */
export function usePageOfStory({ data, language, direction }: Setting, documents: DocumentStore): void {
  useEffect(() => {
    const apply = (): void => {
      const { theme, languages } = documents.current;
      applyThemeCss(themeCssOf(data, theme, languages));
    };
    apply();
    return subscribe(documents, apply, true);
  }, [data, documents]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    const described = documents.current.languages?.[language];
    document.documentElement.toggleAttribute('data-tall', described?.tall ?? false);
    void loadScripts([described]);
    return () => {
      document.documentElement.dir = 'ltr';
    };
  }, [documents, language, direction]);
}
