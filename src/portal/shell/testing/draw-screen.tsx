import { act, render, type RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { proxy, ref } from 'valtio';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { calls, type CallId, type CallTypes } from '#contract/generated/calls.ts';
import { DocumentsProvider, type Documents } from '#ui/documents/documents.tsx';
import { FactsProvider } from '#ui/facts/facts.tsx';
import type { BlockFault } from '#ui/renderer/faults.ts';
import { RenderingProvider } from '#ui/renderer/rendering.tsx';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { createPortal } from '../../create-portal.ts';
import { PortalContext } from '../../runtime/portal-context.ts';
import { browserWindow } from '../../runtime/window-port.ts';
import { blockRegistry } from '../block-registry.ts';

// Everything that is fetched late is here at once, so that what is drawn is drawn whole.
import.meta.glob(['../../blocks/*/*/*.tsx', '!../../blocks/*/*/*.test.tsx'], { eager: true });
import.meta.glob(['../../forms/*.tsx', '!../../forms/*.test.tsx'], { eager: true });

type Dependencies = {
  documents: Documents;
  words: Readonly<Record<string, string>>;
  /** Answer of the platform to a call; undefined for a failure. */
  answer: (call: CallId) => unknown;
  /** Session of the member; a visitor without it. */
  member?: CallTypes['sessionLogin']['value'] | undefined;
};

function portalOn({ documents, words, answer, member }: Dependencies) {
  sessionStorage.clear();
  const portal = createPortal({
    documents: proxy({ current: ref(documents) }),
    texts: createTexts({ language: 'en', texts: words }),
    language: proxy({ current: 'en', choose: async () => true }),
    theme: proxy({ mode: 'dark', set: () => {}, setDefault: () => {}, settle: () => {} }),
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(String(input), 'http://brand.test');
      const found = (Object.keys(calls) as CallId[]).find(
        (id) => calls[id].path === pathname && calls[id].method === (init.method ?? 'GET'),
      );
      const value = found && answer(found);
      return value === undefined
        ? Response.json({ success: false, code: 'INTERNAL_ERROR' }, { status: 500 })
        : Response.json({ success: true, value });
    },
    storage: sessionStorage,
    shared: undefined,
    window: browserWindow,
    clock: () => new Date('2026-01-05T12:00:00Z'),
    report: () => {},
  });
  if (member) portal.session.begin(member);
  return portal;
}

/** Draws a screen of a brand until nothing more comes; `faults` are those that its boundaries caught. */
export async function drawScreen(
  screen: ScreenDocument,
  dependencies: Dependencies,
): Promise<{ page: RenderResult; faults: BlockFault[] }> {
  const faults: BlockFault[] = [];
  const portal = portalOn(dependencies);
  const rendering = { blocks: blockRegistry, report: (fault: BlockFault) => void faults.push(fault) };
  const page = await act(async () =>
    render(
      <PortalContext value={portal}>
        <TextProvider texts={portal.texts}>
          <DocumentsProvider store={portal.documents}>
            <FactsProvider facts={portal.facts}>
              <RenderingProvider rendering={rendering}>
                <MemoryRouter>
                  <ScreenView screen={screen} />
                </MemoryRouter>
              </RenderingProvider>
            </FactsProvider>
          </DocumentsProvider>
        </TextProvider>
      </PortalContext>,
    ),
  );
  return { page, faults };
}
