import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for them.
import '../document/DocumentPage.tsx';
import './CommentsPage.tsx';

afterEach(cleanup);

it('says something about a value, counts it beside the value and in the navigation, and closes it on its page', async () => {
  const admin = createMemoryAdmin();
  const { unmount } = renderConsole(admin, '/shop/documents/brand/main');
  const user = startUser();
  const [mark] = await screen.findAllByRole('button', { name: /^Name: (?:Set here|From)/u });
  if (!mark) throw new Error('No value tells where it comes from.');
  await user.click(mark);
  const dialog = await screen.findByRole('dialog', { name: /Name/u });
  await user.type(within(dialog).getByRole('textbox', { name: 'Say something about Name' }), 'Too long?');
  await user.click(within(dialog).getByRole('button', { name: 'Comment' }));
  await within(dialog).findByText('Too long?');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: '1 comment on Name' });
  screen.getByText('1 open comment');
  unmount();

  renderConsole(admin, '/shop/comments');
  const open = await screen.findByRole('list', { name: 'Comments' });
  expect(within(open).getByRole('link').getAttribute('href')).toContain('documents/brand/main');
  await user.click(within(open).getByRole('button', { name: 'Done: Too long?' }));
  await screen.findByText('Nothing is open');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(screen.getByText('Done: 1'));
  await user.click(screen.getByRole('button', { name: 'Open again: Too long?' }));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Comments' })).toBeTruthy());
});

it('says why comments do not come or are not closed, and tries again', async () => {
  const admin = createMemoryAdmin();
  const comments = [
    {
      id: 1,
      document: 'brand/main',
      pointer: '',
      account: 'may',
      text: 'Too long?',
      at: '2026-03-04T05:06:07.000Z',
      done: null,
    },
  ];
  let failing = true;
  const fetch: typeof globalThis.fetch = async (to, init) => {
    if (!new URL(String(to), 'https://console.example').pathname.includes('/packs/shop/comments'))
      return admin.fetch(to, init);
    return failing
      ? Response.json({ code: 'REFUSED', message: 'Refused.', fix: 'Ask again.' }, { status: 403 })
      : Response.json({ comments });
  };
  renderConsole({ ...admin, fetch }, '/shop/comments');
  const user = startUser();
  await screen.findByText('Refused.');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const done = await screen.findByRole('button', { name: 'Done: Too long?' });
  failing = true;
  await user.click(done);
  expect(await screen.findByText('Refused.')).toBeDefined();
});

it('lets who may only look read comments and say none', async () => {
  const admin = createMemoryAdmin({ role: 'viewer' });
  renderConsole(admin, '/shop/comments');
  await screen.findByText('Nothing is open');
  expect(screen.queryByRole('textbox')).toBeNull();
});
