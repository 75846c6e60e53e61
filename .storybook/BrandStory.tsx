import { useEffect, useMemo, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { proxy, ref } from 'valtio';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { AlertDialog } from '#portal/shell/AlertDialog.tsx';
import { blockRegistry } from '#portal/shell/block-registry.ts';
import { ModalContext } from '#portal/shell/modal-context.ts';
import { ModalStack } from '#portal/shell/ModalStack.tsx';
import { PageView } from '#portal/shell/PageView.tsx';
import { RenderingFromPortal } from '#portal/shell/RenderingFromPortal.tsx';
import { RouterBridge } from '#portal/shell/RouterBridge.tsx';
import { usePlace } from '#portal/shell/use-place.ts';
import { PortalContext } from '#portal/runtime/portal-context.ts';
import { ToastRegion } from '#portal/toasts/ToastRegion.tsx';
import { screenOfRole } from '#engine/roles.ts';
import { DocumentsProvider, useDocuments, type Documents } from '#ui/documents/documents.tsx';
import { FactsProvider } from '#ui/facts/facts.tsx';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { TextProvider } from '#ui/text/text-context.tsx';
import { useText } from '#ui/text/use-text.ts';
import '#portal/blocks/layout/centre/centre.css';
import { portalOfStory } from './portal-of-story.ts';
import type { Setting, Shown } from './story-context.ts';
import { documentsOfStory } from './story-documents.ts';
import { useEditedPage, useEdits } from './story-edits.ts';
import { usePageOfStory } from './use-page-of-story.ts';

export type BrandStoryProps = { setting: Setting; shown: Shown };

const screenOf = (shown: Shown, documents: Documents): ScreenDocument | undefined => {
  const { screens } = documents;
  if ('page' in shown) return screens[shown.page];
  if ('panel' in shown) return screens[shown.panel];
  if ('modal' in shown) return screenOfRole(documents, 'home');
  return undefined;
};

const screenOfBlock = (shown: Extract<Shown, { block: unknown }>): ScreenDocument => ({
  kind: 'screen',
  id: 'story',
  presentation: 'panel',
  body: { order: ['block'], items: { block: shown.block } },
});

/** Stories of modals leave out the page below when run as tests, which saves most of their time. */
const isTest = '__vitest_browser__' in globalThis;

function Content({ shown }: { shown: Shown }) {
  const named = useDocuments((documents) => screenOf(shown, documents));
  const screen = useMemo(() => ('block' in shown ? screenOfBlock(shown) : named), [shown, named]);
  if ('modal' in shown && isTest) return <main className="lv-story" />;
  if (!screen) return <p>This brand has no such screen.</p>;
  if (screen.presentation === 'page') return <PageView page={screen} />;
  const view = <ScreenView screen={screen} />;
  if ('panel' in shown) return <PanelStory title={screen.title}>{view}</PanelStory>;
  return (
    <main className="lv-story">
      {shown.params ? (
        <ModalContext value={{ id: screen.id, params: shown.params }}>{view}</ModalContext>
      ) : (
        view
      )}
    </main>
  );
}

/** A panel as shown inside a centre. */
function PanelStory({ title, children }: { title: string | undefined; children: ReactNode }) {
  const say = useText();
  return (
    <main className="lv-story">
      <section className="lv-centre-panel" aria-label={title === undefined ? undefined : say(title)}>
        {title !== undefined && <h3 className="lv-centre-title lv-content">{say(title)}</h3>}
        {children}
      </section>
    </main>
  );
}

function Bridge() {
  return <RouterBridge place={usePlace()} />;
}

/** One story of a brand: a portal as the page makes it, at the screen or block of the story. */
export function BrandStory({ setting, shown }: BrandStoryProps) {
  const { data, amount } = setting;
  const first = useMemo(() => documentsOfStory(data, amount), [data, amount]);
  const documents = useMemo(() => proxy({ current: ref(first) }), [first]);
  const portal = useMemo(() => portalOfStory(setting, documents), [setting, documents]);
  useEditedPage(useEdits(data.brand), first, documents, portal.texts);
  usePageOfStory(setting, documents);
  const modal = 'modal' in shown ? shown.modal : undefined;
  const { params, search = '' } = shown;
  useEffect(() => {
    if (modal === undefined) return;
    portal.navigation.openModal({ id: modal, ...(params && { params }) });
  }, [portal, modal, params]);
  const screen = screenOf(shown, documents.current);
  // A panel is drawn alone: its address would open its centre over it.
  const at = (('panel' in shown ? undefined : screen?.path) ?? '/index') + search;
  return (
    <PortalContext value={portal}>
      <TextProvider texts={portal.texts}>
        <DocumentsProvider store={portal.documents}>
          <FactsProvider facts={portal.facts}>
            <RenderingFromPortal blocks={blockRegistry}>
              <MemoryRouter initialEntries={[at]}>
                <Bridge />
                <Content shown={shown} />
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
