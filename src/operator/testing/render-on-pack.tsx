import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { proxy, ref } from 'valtio';
import type { OperatorSession, Pack } from '#contract/generated/admin-types.ts';
import { createAdminApi } from '../api/admin-api.ts';
import { AdminProvider } from '../api/AdminContext.tsx';
import { SessionProvider } from '../sign-in/SessionContext.tsx';
import { emptyWorkspace } from '../workspace/state.ts';
import { systemTimers } from '../workspace/timers.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { WorkspaceProvider } from '../workspace/WorkspaceContext.tsx';

const pack: Pack = {
  pack: 'shop',
  name: 'Shop',
  extends: 'ground',
  abstract: false,
  hidden: false,
  languages: [],
  currency: 'USD',
  version: 1,
  drafts: 0,
};

/** Somebody with every right. */
const session: OperatorSession = {
  account: 'me',
  roles: { shop: { '*': 'admin', members: 'admin', payments: 'admin' } },
  csrf: 'token',
  totp: false,
  totpRequired: false,
};

/** A workspace in which no document is loaded. */
const nothingOpen = { now: proxy({ state: ref(emptyWorkspace) }) } as Workspace;

/** Renders a page of a brand that needs the administration API alone, and no documents. */
export const renderOnPack = (page: ReactNode, fetch: typeof globalThis.fetch) =>
  render(
    <AdminProvider
      value={{ api: createAdminApi({ fetch }), timers: systemTimers, signedOut: { now: false } }}
    >
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SessionProvider value={session}>
            <WorkspaceProvider value={{ workspace: nothingOpen, pack }}>{page}</WorkspaceProvider>
          </SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </AdminProvider>,
  );
