import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { proxy, ref } from 'valtio';
import { calls, type CallId, type CallTypes } from '#contract/generated/calls.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { DocumentsProvider, type Documents } from '#ui/documents/documents.tsx';
import { FactsProvider } from '#ui/facts/facts.tsx';
import { createTexts } from '#ui/text/create-texts.ts';
import { TextProvider } from '#ui/text/text-context.tsx';
import { createPortal } from '#portal/create-portal.ts';
import type { Portal } from '#portal/runtime/portal.ts';
import { PortalContext } from '#portal/runtime/portal-context.ts';
import { browserWindow } from '#portal/runtime/window-port.ts';
import { RouterBridge } from '#portal/shell/RouterBridge.tsx';
import { usePlace } from '#portal/shell/use-place.ts';
import { brandInTest } from './brand-documents.ts';

type Value<Id extends CallId> = CallTypes[Id]['value'];

type Refusal = { status: number; code?: string; value?: unknown };

/** Answers of the platform: a value, a function of the query, or a refusal by status. Other calls stay pending. */
export type Answers = {
  [Id in CallId]?: Value<Id> | ((query: URLSearchParams) => Value<Id>) | Refusal;
};

/** A call that reached the platform. */
export type Asked = {
  id: CallId | undefined;
  query: URLSearchParams;
  body: string | undefined;
  /** Its idempotency key. */
  key: string | null;
};

export type StageOptions = {
  /** Demo brand; Aurora by default. */
  pack?: string;
  answers?: Answers;
  documents?: (documents: Documents) => Documents;
  /** Type of the logged-in member; a visitor by default. */
  member?: 0 | 1 | 4;
  /** Exclusion from play of that member. */
  exclusion?: Parameters<Portal['session']['begin']>[0]['exclusion'];
  /** Address of the page. */
  at?: string;
  now?: Date;
  /** Reuses the storage of the previous page, as in the same tab. */
  sameTab?: boolean;
  params?: Record<string, string>;
  slots?: Record<string, ReactNode>;
};

const idOf = (path: string, method = 'GET'): CallId | undefined =>
  (Object.keys(calls) as CallId[]).find((id) => calls[id].path === path && calls[id].method === method);

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number';

function platform(answers: () => Answers, asked: Asked[]): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input), 'http://brand.test');
    const id = idOf(url.pathname, init?.method);
    const { body } = init ?? {};
    const key = new Headers(init?.headers).get('Idempotency-Key');
    asked.push({ id, query: url.searchParams, body: typeof body === 'string' ? body : undefined, key });
    const answer = id && answers()[id];
    if (answer === undefined) return new Promise<Response>(() => {});
    if (isRefusal(answer)) {
      const { status, code = 'UNAVAILABLE', value: sent } = answer;
      return Response.json({ success: false, code, message: code, value: sent }, { status });
    }
    const value = typeof answer === 'function' ? answer(url.searchParams) : answer;
    return Response.json({ success: true, value });
  };
}

/** Renders a block on a page of a demo brand: real portal, documents and texts, with the platform's answers in memory. */
export async function stage<Props extends object>(
  { view: View }: BlockView<Props>,
  props: Props,
  options: StageOptions = {},
) {
  const { documents: brand, texts } = await brandInTest(options.pack);
  const documents = options.documents ? options.documents(brand) : brand;
  let answers: Answers = { ...options.answers };
  const asked: Asked[] = [];
  const storage = window.sessionStorage;
  if (!options.sameTab) {
    storage.clear();
    window.localStorage.clear();
  }
  const portal = createPortal({
    documents: proxy({ current: ref(documents) }),
    texts: createTexts({ language: 'en', texts }),
    language: proxy({ current: 'en', choose: async () => false }),
    theme: proxy({ mode: 'dark', set: () => {}, setDefault: () => {}, settle: () => {} }),
    fetch: platform(() => answers, asked),
    storage,
    shared: window.localStorage,
    window: {
      ...browserWindow,
      address: () => `http://brand.test${options.at ?? '/index'}`,
      host: () => 'brand.test',
      query: () => new URL(options.at ?? '/index', 'http://brand.test').searchParams,
    },
    clock: () => options.now ?? new Date(),
    report: ({ code, message }) => {
      throw new Error(`${code}: ${message}`);
    },
  });
  if (options.member !== undefined) logIn(portal, options.member, options.exclusion);
  const page = (
    <PortalContext value={portal}>
      <TextProvider texts={portal.texts}>
        <DocumentsProvider store={portal.documents}>
          <FactsProvider facts={portal.facts}>
            <Bridge />
            <View props={props} params={options.params ?? {}} slots={options.slots ?? {}} />
          </FactsProvider>
        </DocumentsProvider>
      </TextProvider>
    </PortalContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [options.at ?? '/index'],
  });
  // Awaited, since React never resumes a view that suspended in an act which nobody awaits.
  const rendered = await act(async () => render(<RouterProvider router={router} />));
  return {
    ...rendered,
    user: userEvent.setup(),
    portal,
    router,
    /** Ids of the open modals. */
    modals: () => portal.navigation.modals.map(({ id }) => id),
    /** Calls that reached the platform, in order. */
    asked,
    /** Changes the platform's answers from now on. */
    answer: (changed: Answers) => {
      answers = { ...answers, ...changed };
    },
  };
}

function Bridge() {
  return <RouterBridge place={usePlace()} />;
}

function logIn(portal: Portal, type: 0 | 1 | 4, exclusion: StageOptions['exclusion']): void {
  portal.session.begin({
    customerId: '1',
    account: 'player',
    type,
    memberLabel: [],
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
    passwordDue: false,
    expiresAt: '2999-01-01T00:00:00Z',
    ...(exclusion && { exclusion }),
  } as Parameters<Portal['session']['begin']>[0]);
}
