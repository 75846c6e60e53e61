// The code of forms is there before the first test: fetching it takes a busy machine longer than a test waits.
import '#portal/blocks/content/form/FormBlock.tsx';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proxy, ref } from 'valtio';
import { calls, type CallId } from '#contract/generated/calls.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { createTexts } from '#ui/text/create-texts.ts';
import { createThemeMode } from '#ui/theme/theme-mode.ts';
import { createPortal } from '#portal/create-portal.ts';
import type { PortalFault } from '#portal/runtime/portal-fault.ts';
import { browserWindow, type WindowPort } from '#portal/runtime/window-port.ts';
import type { SessionAnswer } from '#portal/session/session-store.ts';
import { brandInTest } from '#portal/testing/brand-documents.ts';
import { App } from '../App.tsx';
import { blockRegistry } from '../block-registry.ts';
import { shellAnswers as inOrder } from './answers.ts';

type Refusal = { status: number; code: string; value?: unknown };
/** Answers of the platform that replace those of a platform in order. */
export type ShellAnswers = { [Id in CallId]?: unknown };

export const refused = (status: number, code: string, value?: unknown): { refusal: Refusal } => ({
  refusal: { status, code, value },
});

export type ShellOptions = {
  at?: string;
  /** State of the history entry that the browser kept, as after a reload. */
  entry?: unknown;
  pack?: string;
  answers?: ShellAnswers;
  documents?: (documents: Documents) => Documents;
  session?: SessionAnswer;
  window?: Partial<WindowPort>;
};

const idOf = (method: string, path: string): CallId | undefined =>
  (Object.keys(calls) as CallId[]).find((id) => calls[id].path === path && calls[id].method === method);

/** Opens the whole portal of a demo brand at an address, with the platform answered in memory. */
export async function openShell({
  at = '/index',
  entry = null,
  pack,
  answers = {},
  documents: change,
  session,
  window: port,
}: ShellOptions = {}) {
  const { documents: brand, texts: words } = await brandInTest(pack);
  const documents = proxy({ current: ref(change ? change(brand) : brand) });
  const faults: PortalFault[] = [];
  const asked: { id: CallId | undefined; path: string; init: RequestInit }[] = [];
  let given = answers;
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(entry, '', at);
  const texts = createTexts({ language: 'en', texts: words });
  const root = document.documentElement;
  const portal = createPortal({
    documents,
    texts,
    language: proxy({ current: 'en', choose: async () => true }),
    theme: createThemeMode({ root, storage: localStorage, systemDark: undefined, preference: 'dark' }),
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(String(input), 'http://brand.test');
      const id = idOf(init.method ?? 'GET', pathname);
      asked.push({ id, path: String(input), init });
      const answer = id && Object.hasOwn(given, id) ? given[id] : id && inOrder[id];
      if (answer === undefined) return new Promise<Response>(() => {});
      const refusal = (answer as { refusal?: Refusal } | null)?.refusal;
      if (!refusal) return Response.json({ success: true, value: answer });
      const { status, code, value } = refusal;
      return Response.json({ success: false, code, message: code, value }, { status });
    },
    storage: sessionStorage,
    shared: localStorage,
    window: { ...browserWindow, ...port },
    clock: () => new Date('2026-01-05T12:00:00Z'),
    report: (fault) => faults.push(fault),
  });
  if (session) portal.session.begin(session);
  const page = await act(async () => render(<App portal={portal} blocks={blockRegistry} />));
  return {
    ...page,
    portal,
    faults,
    asked,
    words,
    user: userEvent.setup(),
    answer: (changed: ShellAnswers) => {
      given = { ...given, ...changed };
    },
    /** Puts a newer publication on the open page. */
    publish: async (next: (documents: Documents) => Documents) => {
      const published = { ...next(documents.current), seq: documents.current.seq + 1 };
      await act(async () => {
        documents.current = ref(published);
      });
    },
  };
}
