import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '#portal/shell/testing/answers.ts';
import { openShell, type ShellOptions } from '#portal/shell/testing/open-shell.tsx';
import { announcements, popup } from '#portal/testing/samples.ts';
// The code of dialogs is there before the first test: fetching it takes a busy machine longer than a test waits.
import './PopupDialog.tsx';
import './PopupNotices.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Shell = Awaited<ReturnType<typeof openShell>>;

const open = (popups: ReturnType<typeof popup>[], options: ShellOptions = {}) =>
  openShell({
    at: '/help',
    ...options,
    answers: { announcements: announcements({ popup: popups }), ...options.answers },
  });
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const shown = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Whatever was to come has come. */
const settled = () => act(() => new Promise((resolve) => void setTimeout(resolve)));
const logInAnew = async ({ portal }: Shell, expiresAt: string) => {
  await act(async () => portal.session.end());
  await act(async () => portal.session.begin({ ...login, expiresAt }));
};

describe('popups', () => {
  it('come one after the other, in the order of the brand, with words that cannot run', async () => {
    const words = '<p onclick="alert(1)">Ends on Friday<script>alert(2)</script></p>';
    const { user } = await open([popup('a', { content: words }), popup('b')], { session: login });
    const first = await shown('Title a');
    expect(dialog('Title b')).toBeNull();
    expect((await first.findByText('Ends on Friday')).outerHTML).toBe('<p>Ends on Friday</p>');
    await user.click(first.getByRole('button', { name: 'OK' }));
    const second = await shown('Title b');
    expect(dialog('Title a')).toBeNull();
    await user.click(second.getByRole('button', { name: 'Close' }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('come again at each login, each day or never, as the notice says', async () => {
    const page = await open(
      [popup('a', { repeat: 'login' }), popup('b', { repeat: 'day' }), popup('c', { repeat: 'once' })],
      { session: login },
    );
    const { user } = page;
    const closeAll = async (names: string[]) => {
      for (const name of names)
        await user.click((await shown(`Title ${name}`)).getByRole('button', { name: 'OK' }));
      await settled();
      expect(screen.queryByRole('dialog')).toBeNull();
    };
    await closeAll(['a', 'b', 'c']);
    await logInAnew(page, '2999-01-02T00:00:00Z');
    await closeAll(['a']);
    const record = JSON.parse(localStorage.getItem('livery.popups.c1') ?? '{}') as Record<
      string,
      { day: string }
    >;
    for (const entry of Object.values(record)) entry.day = '2026-01-04';
    localStorage.setItem('livery.popups.c1', JSON.stringify(record));
    await logInAnew(page, '2999-01-02T00:00:00Z');
    await closeAll(['b']);
  });

  it('come never again to who said so, until they are issued anew', async () => {
    const page = await open([popup('a')], { session: login });
    await page.user.click((await shown('Title a')).getByRole('button', { name: 'Do not show this again' }));
    await logInAnew(page, '2999-01-02T00:00:00Z');
    await settled();
    expect(dialog('Title a')).toBeNull();
    page.answer({ announcements: announcements({ popup: [popup('a', { date: 1 })] }) });
    await page.publish((documents) => documents);
    await shown('Title a');
  });

  it('come to visitors and guests of the demo only where the notice says so, and are remembered for each account', async () => {
    const page = await open([popup('a'), popup('b', { guests: true })]);
    await page.user.click((await shown('Title b')).getByRole('button', { name: 'OK' }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => page.portal.session.begin({ ...login, customerId: 'g1', type: 4 }));
    await page.user.click((await shown('Title b')).getByRole('button', { name: 'OK' }));
    await settled();
    expect(dialog('Title a')).toBeNull();
    await act(async () => page.portal.session.begin(login));
    await shown('Title a');
  });

  it('stay away while the site is closed', async () => {
    const status = (maintenance: boolean) => ({
      maintenance,
      regionRestriction: false,
      addressRestriction: false,
      country: 'MM',
      serverTime: '2026-01-05T00:00:00Z',
    });
    const page = await open([popup('a', { guests: true })], { answers: { systemStatus: status(true) } });
    await screen.findByRole('heading', { level: 1 });
    await settled();
    expect(dialog('Title a')).toBeNull();
    page.answer({ systemStatus: status(false) });
    await page.publish((documents) => documents);
    await shown('Title a');
  });

  it('wait until no other dialog is open, and lead to their page', async () => {
    const page = await open([], { session: login });
    await act(async () => page.portal.navigation.openModal({ id: 'announcements' }));
    await screen.findByRole('dialog');
    page.answer({ announcements: announcements({ popup: [popup('a', { to: '/promotions' })] }) });
    await page.publish((documents) => documents);
    await settled();
    expect(dialog('Title a')).toBeNull();
    await act(async () => page.portal.navigation.closeModal());
    await page.user.click((await shown('Title a')).getByRole('button', { name: 'Take a look' }));
    await waitFor(() => expect(location.pathname).toBe('/promotions'));
    await settled();
    expect(dialog('Title a')).toBeNull();
  });
});
