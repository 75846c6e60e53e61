import { useEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Block, ScreenDocument } from '#contract/generated/documents.ts';
import { AlertDialog } from '#portal/shell/AlertDialog.tsx';
import { blockRegistry } from '#portal/shell/block-registry.ts';
import { ModalStack } from '#portal/shell/ModalStack.tsx';
import { PageView } from '#portal/shell/PageView.tsx';
import { RenderingFromPortal } from '#portal/shell/RenderingFromPortal.tsx';
import { RouterBridge } from '#portal/shell/RouterBridge.tsx';
import { createLanguageStore } from '#portal/language/language-store.ts';
import { createPortal } from '#portal/runtime/create-portal.ts';
import { PortalContext } from '#portal/runtime/portal-context.ts';
import type { Portal } from '#portal/runtime/portal.ts';
import { browserWindow } from '#portal/runtime/window-port.ts';
import { ToastRegion } from '#portal/toasts/ToastRegion.tsx';
import { DocumentsProvider, type Documents } from '#ui/documents/documents.tsx';
import { FactsProvider } from '#ui/facts/facts.tsx';
import { loadFamilies, loadScripts } from '#ui/fonts/load-fonts.ts';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { createThemeMode } from '#ui/theme/theme-mode.ts';
import { applyThemeCss } from '#ui/theme/theme-sheet.ts';
import { faults, recordedFetch, type BrandData } from './brand-data.ts';

/** What a story shows: a page in its frame, a modal over the home page, or one block by itself. */
export type Shown = { page: string } | { modal: string } | { panel: string } | { block: Block };

export type BrandStoryProps = {
  data: BrandData;
  shown: Shown;
  mode: 'brand' | 'dark' | 'light';
  language: string;
};

/** A portal of a brand as the page makes it, on the brand's documents and recorded answers. */
function portalOf({ data, mode, language }: BrandStoryProps): Portal {
  const documents: Documents = { ...data.core, pack: data.brand, seq: data.seq };
  const preference = data.core.brand.defaultMode ?? 'system';
  const languageStore = createLanguageStore({
    first: language,
    storage: undefined,
    speak: () => Promise.resolve(true),
  });
  applyThemeCss(data.themeCss);
  void loadFamilies([data.core.theme.type?.body, data.core.theme.type?.display]);
  void loadScripts([language]);
  return createPortal({
    documents: { get: () => documents, subscribe: () => () => {} },
    texts: createTexts({ language, texts: data.texts[language] ?? {} }),
    language: languageStore,
    theme: createThemeMode({
      root: document.documentElement,
      storage: undefined,
      systemDark: undefined,
      preference: mode === 'brand' ? preference : mode,
    }),
    fetch: recordedFetch(data, languageStore.get),
    storage: undefined,
    window: browserWindow,
    clock: () => new Date(),
    report: (fault) => faults.push(fault),
  });
}

const screenOf = ({ data, shown }: BrandStoryProps): ScreenDocument | undefined => {
  const { screens } = data.core;
  if ('page' in shown) return screens[shown.page];
  if ('panel' in shown) return screens[shown.panel];
  if ('modal' in shown) return screens['home'];
  return {
    kind: 'screen',
    id: 'story',
    presentation: 'panel',
    body: { order: ['block'], items: { block: shown.block } },
  };
};

function Content({ screen }: { screen: ScreenDocument }) {
  if (screen.presentation === 'page') return <PageView page={screen} />;
  return (
    <main className="lv-story">
      <ScreenView screen={screen} />
    </main>
  );
}

/** One story of a brand. */
export function BrandStory(props: BrandStoryProps) {
  const { shown, data, mode, language } = props;
  const portal = useMemo(() => portalOf({ data, shown, mode, language }), [data, shown, mode, language]);
  const screen = screenOf(props);
  useEffect(() => {
    document.documentElement.lang = language;
    if ('modal' in shown) portal.navigation.openModal(shown.modal);
  }, [portal, shown, language]);
  if (!screen) return <p>The brand has no such screen.</p>;
  return (
    <PortalContext value={portal}>
      <TextProvider texts={portal.texts}>
        <DocumentsProvider store={portal.documents}>
          <FactsProvider facts={portal.facts}>
            <RenderingFromPortal blocks={blockRegistry}>
              <MemoryRouter initialEntries={[screen.path ?? '/index']}>
                <RouterBridge over={undefined} home="/index" />
                <Content screen={screen} />
                <ModalStack />
                <AlertDialog />
                <ToastRegion />
              </MemoryRouter>
            </RenderingFromPortal>
          </FactsProvider>
        </DocumentsProvider>
      </TextProvider>
    </PortalContext>
  );
}
