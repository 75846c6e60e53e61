import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandInTest } from '#portal/testing/brand-documents.ts';
import { openShell } from './testing/open-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const main = () => screen.findByRole('main');

describe('routes', () => {
  it('lead from / to /index [RTE-01]', async () => {
    await openShell({ at: '/' });
    await main();
    expect(location.pathname).toBe('/index');
  });

  it.each([
    ['/index', 'home', '[RTE-02]'],
    ['/pointMall', 'pointMall', '[RTE-04]'],
    ['/lottery?gameCode=x&playType=y', 'lottery', '[RTE-05]'],
    ['/vnlottery', 'vnlottery', '[RTE-06]'],
    ['/elott', 'elott', '[RTE-07]'],
    ['/rng?vassalage=V_RNG', 'rng', '[RTE-08]'],
    ['/pvp', 'pvp', '[RTE-08]'],
    ['/fish', 'fish', '[RTE-08]'],
    ['/live', 'live', '[RTE-08]'],
    ['/sports', 'sports', '[RTE-09]'],
    ['/promotions', 'promotions', '[RTE-10]'],
    ['/promoDetail', 'promoDetail', '[RTE-11]'],
    ['/seamless', 'seamless', '[RTE-12]'],
    ['/help', 'help', '[RTE-13]'],
    ['/helpmc', 'helpmc', '[RTE-14]'],
    ['/down', 'down', '[RTE-15]'],
    ['/join', 'join', '[RTE-16]'],
    ['/game', 'game', '[RTE-17]'],
  ])('show %s as the screen %s, without a fault %s', async (path, id) => {
    const { faults, words } = await openShell({ at: path });
    await main();
    await waitFor(() => expect(document.title).toContain(words[`page.${id}.title`]));
    await waitFor(() => expect(screen.getByRole('main').textContent).not.toBe(''));
    expect(faults).toEqual([]);
  });

  it.each([
    ['/lottery', '[RTE-05]'],
    ['/vnlottery', '[RTE-06]'],
    ['/seamless', '[RTE-12]'],
    ['/game', '[RTE-17]'],
  ])('show %s below the header alone %s', async (path) => {
    await openShell({ at: path });
    await main();
    expect(document.querySelector('.lv-header')).not.toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('fold the navigation of /lottery away and back [RTE-05]', async () => {
    const { user } = await openShell({ at: '/lottery' });
    await main();
    const navigation = () => screen.queryByRole('navigation', { name: 'Main menu' });
    await waitFor(() => expect(navigation()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Hide navigation' }));
    expect(navigation()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show navigation' }));
    expect(navigation()).not.toBeNull();
  });

  it('show /helpmc without a header [RTE-14]', async () => {
    await openShell({ at: '/helpmc' });
    await main();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it.each(['/register', '/register.html'])('open the registration over home at %s [RTE-03]', async (path) => {
    const { user, words } = await openShell({ at: path });
    const dialog = await screen.findByRole('dialog', { name: words['modal.register.title']! });
    await within(dialog).findByLabelText(/Username/);
    // The code of the last widget has come: React does not take in an act while something waits for code.
    await within(dialog).findByLabelText(/^\W*Mobile number/);
    expect((await screen.findAllByRole('link', { name: /Home/ })).length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname).toBe('/index');
  });

  it('have no path of their own for E-sports until a brand gives it a page [RTE-18]', async () => {
    const sportsOf = async (pack: string) => {
      const { screens } = (await brandInTest(pack)).documents;
      const paths = Object.values(screens).flatMap(({ path, aliases }) => [path, ...(aliases ?? [])]);
      return paths.filter((path) => path !== undefined && /sport/i.test(path)).sort();
    };
    expect(await sportsOf('base')).toEqual(['/sports']);
    expect(await sportsOf('aurora')).toEqual(['/esports', '/sports']);
  });

  it('say that an address has no page', async () => {
    const { words } = await openShell({ at: '/nowhere' });
    expect(await screen.findByText(words['status.notFound.title']!)).toBeTruthy();
  });
});

describe('the permission', () => {
  it('is asked for, with the host, before any page shows [RTE-19] [API-08]', async () => {
    const { asked } = await openShell({ at: '/rng', answers: { systemStatus: undefined } });
    expect(asked.map(({ id }) => id)).toEqual(['systemStatus']);
    expect(asked[0]?.path).toContain(`url=${encodeURIComponent(location.host)}`);
    expect(screen.queryByRole('main')).toBeNull();
  });

  const status = {
    maintenance: false,
    regionRestriction: false,
    addressRestriction: false,
    country: null,
    serverTime: '',
  };
  it.each([
    ['maintenance', '/index'],
    ['maintenance', '/rng'],
    ['maintenance', '/nowhere'],
    ['region', '/index'],
    ['region', '/register'],
    ['address', '/index'],
    ['address', '/member/deposit'],
  ])(
    'replaces every page in case of %s, such as %s [RTE-19] [STA-16] [SCR-07] [SCR-08] [ERR-17]',
    async (cause, at) => {
      const systemStatus = {
        ...status,
        maintenance: cause === 'maintenance',
        regionRestriction: cause === 'region',
        addressRestriction: cause === 'address',
      };
      const { words } = await openShell({ at, answers: { systemStatus } });
      await screen.findByText(words[`status.${cause}.title`]!);
      expect(screen.queryByRole('navigation')).toBeNull();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is asked for again after a publication, so that maintenance reaches an open page', async () => {
    const { publish, answer, words } = await openShell();
    await main();
    answer({ systemStatus: { ...status, maintenance: true } });
    await publish((documents) => documents);
    await screen.findByText(words['status.maintenance.title']!);
    answer({ systemStatus: status });
    await publish((documents) => documents);
    expect(await screen.findByRole('banner')).toBeTruthy();
  });

  /** The site goes into maintenance and comes back. */
  async function maintenance({ publish, answer, words }: Awaited<ReturnType<typeof openShell>>) {
    answer({ systemStatus: { ...status, maintenance: true } });
    await publish((documents) => documents);
    await screen.findByText(words['status.maintenance.title']!);
    expect(screen.queryByRole('dialog')).toBeNull();
    answer({ systemStatus: status });
    await publish((documents) => documents);
  }

  it('leaves what was typed into the registration, passwords excepted, when maintenance comes and goes', async () => {
    const shell = await openShell({ at: '/register' });
    const { words, user } = shell;
    const form = async () => {
      const dialog = await screen.findByRole('dialog', { name: words['modal.register.title']! });
      await within(dialog).findByLabelText(/^\W*Mobile number/);
      const control = (name: string) => dialog.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
      return control;
    };
    const before = await form();
    await user.type(before('username'), 'nilar2026');
    await user.type(before('password'), 'Lilac-12-Rain');
    await user.type(before('mobileNum'), '912345678');
    await maintenance(shell);
    const after = await form();
    expect(['username', 'mobileNum', 'password'].map((name) => after(name).value)).toEqual([
      'nilar2026',
      '912345678',
      '',
    ]);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Lilac');
  });

  it('leaves what was typed into a form that keeps nothing else, and for the next opening only', async () => {
    const shell = await openShell({ at: '/login' });
    const { words, user } = shell;
    const field = async (name: string) => {
      const dialog = await screen.findByRole('dialog', { name: words['modal.login.title']! });
      return waitFor(() => {
        const control = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
        expect(control).not.toBeNull();
        return control!;
      });
    };
    await user.type(await field('username'), 'nilar2026');
    await user.type(await field('password'), 'Lilac-12-Rain');
    await maintenance(shell);
    expect((await field('username')).value).toBe('nilar2026');
    expect((await field('password')).value).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nilar2026|Lilac/u);
  });
});

describe('login to home', () => {
  const withFlag = {
    documents: <T extends { flags: { flags: object } }>(documents: T) => ({
      ...documents,
      flags: { ...documents.flags, flags: { ...documents.flags.flags, loginToHome: true } },
    }),
  };

  it.each(['/index', '/rng', '/nowhere'])('leads a visitor from %s to /login [RTE-21]', async (at) => {
    const { words } = await openShell({ at, ...withFlag });
    await screen.findByRole('dialog', { name: words['modal.login.title']! });
    expect(location.pathname).toBe('/login');
  });

  it.each(['/login', '/register', '/register.html', '/helpmc', '/download'])(
    'leaves a visitor at %s [RTE-21]',
    async (at) => {
      await openShell({ at, ...withFlag });
      await main();
      expect(location.pathname).toBe(at);
    },
  );

  it('lets a member go anywhere [RTE-21]', async () => {
    const { login } = await import('./testing/answers.ts');
    await openShell({ at: '/rng', ...withFlag, session: login });
    await main();
    expect(location.pathname).toBe('/rng');
  });
});

describe('scrolling', () => {
  const tops = () => vi.mocked(scrollTo).mock.calls.map(([options]) => (options as ScrollToOptions).top);

  it('goes to the top on navigation and to the old place on the way back [RTE-20]', async () => {
    const { portal } = await openShell({ at: '/index' });
    await main();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    dispatchEvent(new Event('scrollend'));
    await act(async () => portal.navigation.go('/help'));
    await waitFor(() => expect(location.pathname).toBe('/help'));
    expect(tops().at(-1)).toBe(0);
    await act(async () => history.back());
    await waitFor(() => expect(location.pathname).toBe('/index'));
    await waitFor(() => expect(tops().at(-1)).toBe(640));
  });

  it('goes to the target of the hash [RTE-20]', async () => {
    const { portal } = await openShell({ at: '/index' });
    const target = await main();
    target.getBoundingClientRect = () => ({ top: 300 }) as DOMRect;
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await act(async () => portal.navigation.go('/index#main'));
    await waitFor(() => expect(tops()).toContain(300));
  });

  it('leaves a page that has just been opened where its visitor has scrolled it meanwhile', async () => {
    await openShell();
    await main();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('stays where it is when a modal opens', async () => {
    const { portal } = await openShell({ at: '/index' });
    await main();
    vi.mocked(scrollTo).mockClear();
    await act(async () => portal.navigation.openModal({ id: 'login' }));
    await screen.findByRole('dialog');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
