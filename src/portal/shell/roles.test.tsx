import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { easyPuzzle } from '../testing/easy-puzzle.ts';
import { shellAnswers, login } from './testing/answers.ts';
import { openShell } from './testing/open-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The brand with screens under other ids, which its roles name. */
function renamed(documents: Documents, roles: Partial<Documents['brand']['roles'] & object>): Documents {
  const before = documents.brand.roles ?? {};
  const ids = new Map(Object.entries(roles).map(([role, id]) => [before[role as keyof typeof roles], id]));
  const screens = Object.entries(documents.screens).map(([id, page]) => {
    const name = ids.get(id) ?? id;
    return [name, { ...page, id: name }] as const;
  });
  return {
    ...documents,
    screens: Object.fromEntries(screens),
    brand: { ...documents.brand, roles: { ...before, ...roles } },
  };
}

it('lets players log in where the modal of the login has another id', async () => {
  const { user, words, portal } = await openShell({
    documents: (documents) => renamed(documents, { login: 'entrance' }),
    answers: { ...shellAnswers, humanChallenge: easyPuzzle, sessionLogin: login },
  });
  const bar = within(await screen.findByRole('group', { name: words['session.label']! }));
  await user.click(bar.getByRole('button', { name: words['session.login']! }));
  const dialog = within(await screen.findByRole('dialog', { name: words['modal.login.title']! }));
  expect(portal.navigation.modals.map(({ id }) => id)).toEqual(['entrance']);
  await user.type(await dialog.findByLabelText(/Username/), 'aye');
  await user.type(dialog.getByLabelText(/Password/, { selector: 'input' }), 'Secret-1');
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(portal.session.current?.account).toBe(login.account));
  await waitFor(() => expect(portal.navigation.modals).toEqual([]));
});

it('leads from the bare host to the page whose role is home', async () => {
  await openShell({ at: '/', documents: (documents) => renamed(documents, { home: 'start' }) });
  await screen.findByRole('main');
  expect(location.pathname).toBe('/index');
});

it('shows the page for addresses without one that the role names', async () => {
  const { words } = await openShell({
    at: '/nowhere',
    documents: (documents) => renamed(documents, { notFound: 'gone' }),
  });
  await screen.findByRole('main');
  await waitFor(() => expect(document.title).toContain(words['page.not-found.title']!));
});
