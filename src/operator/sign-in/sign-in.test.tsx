import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import { leaveFrom } from './sso-return.ts';

afterEach(cleanup);

const fillIn = async (password: string) => {
  const user = startUser();
  await user.type(await screen.findByLabelText('User name'), 'me');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  return user;
};

const signedOutAdmin = () => {
  const admin = createMemoryAdmin({ packs: formPacks() });
  admin.signOut();
  return admin;
};

describe('signing in', () => {
  it('leads to the brands, only those the account has a role for', async () => {
    renderConsole(signedOutAdmin());
    await fillIn('right');
    expect(await screen.findByRole('link', { name: 'Work on SHOP' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Work on GROUND' })).toBeNull();
    expect(screen.getByText('Version 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Open portal/ }).getAttribute('href')).toBe(
      'http://shop.example/',
    );
  });

  it('says why it was refused and what to do', async () => {
    renderConsole(signedOutAdmin());
    await fillIn('wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Refused: WRONG_CREDENTIALS.Mend WRONG_CREDENTIALS.',
    );
  });

  it('says which answer of the server does not fit, and asks again when it is told to', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    let broken = true;
    const fetch: typeof globalThis.fetch = (...call) =>
      broken ? Promise.resolve(new Response('<title>Sign in to the network</title>')) : admin.fetch(...call);
    renderConsole({ ...admin, fetch });
    expect((await screen.findByRole('alert')).textContent).toContain('sessionRead at / must be object');
    broken = false;
    await startUser().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Work on SHOP' })).toBeTruthy();
  });

  it('offers single sign-on, alone where there are no passwords, and finishes it with what the provider wrote', async () => {
    const admin = signedOutAdmin();
    let passwords = true;
    const finished: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const path = String(input);
      if (path.endsWith('/session/ways')) return Response.json({ passwords, sso: 'Company' });
      if (!path.endsWith('/session/sso')) return admin.fetch(input, init);
      finished.push(JSON.parse(String(init?.body)));
      return Response.json({ code: 'SSO_NO_ROLE', message: 'No role.', fix: 'Ask.' }, { status: 403 });
    };
    renderConsole({ ...admin, fetch });
    expect(await screen.findByRole('button', { name: 'Sign in with Company' })).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    cleanup();
    passwords = false;
    renderConsole({ ...admin, fetch }, '/sso?code=one&state=two');
    expect((await screen.findByRole('alert')).textContent).toBe('No role.Ask.');
    expect(screen.getByRole('button', { name: 'Sign in with Company' })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(finished).toEqual([{ code: 'one', state: 'two' }]);
  });

  it('goes on at the page from which it led to single sign-on', async () => {
    const admin = signedOutAdmin();
    leaveFrom('/shop/flags');
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (!String(input).endsWith('/session/sso')) return admin.fetch(input, init);
      const body = JSON.stringify({ username: 'me', password: 'right' });
      return admin.fetch(String(input).replace('/sso', ''), { ...init, body });
    };
    renderConsole({ ...admin, fetch }, '/sso?code=one&state=two');
    expect(await screen.findByRole('heading', { level: 1, name: 'Flags' })).toBeTruthy();
    expect(location.pathname).toBe('/operator/shop/flags');
  });

  it('asks for what is missing without calling the server', async () => {
    const admin = signedOutAdmin();
    renderConsole(admin);
    const user = startUser();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your user name.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(admin.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says how long to wait after too many attempts', async () => {
    const admin = signedOutAdmin();
    admin.holdBack(150);
    renderConsole(admin);
    await fillIn('right');
    expect(await screen.findByText('Too many attempts. You can try again in 3 minutes.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true);
  });

  it('says that the server cannot be reached', async () => {
    const admin = signedOutAdmin();
    renderConsole(admin);
    await screen.findByLabelText('User name');
    admin.setReachable(false);
    await fillIn('right');
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
  });
});

describe('a session', () => {
  it('is taken up again without asking', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }));
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeTruthy();
  });

  it('ends with signing out', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }));
    const user = startUser();
    await user.click(await screen.findByRole('button', { name: 'Signed in as me' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByLabelText('User name')).toBeTruthy();
  });

  it('that could not be ended says so and stays', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    renderConsole(admin);
    const user = startUser();
    const signOut = async () => {
      await user.click(await screen.findByRole('button', { name: 'Signed in as me' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    };
    await screen.findByRole('heading', { name: 'Brands' });
    admin.setReachable(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await signOut();
    const dialog = await screen.findByRole('dialog', { name: 'You are still signed in' });
    expect(dialog.textContent).toContain('The server cannot be reached.');
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeTruthy();
    await signOut();
    await screen.findByRole('dialog', { name: 'You are still signed in' });
    admin.setReachable(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('User name')).toBeTruthy();
  });

  it('is not ended over edits that cannot be saved, unless they may be lost', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    renderConsole(admin, '/shop/forms/register');
    const user = startUser();
    const required = await screen.findByRole('switch', { name: 'Require E-mail' });
    admin.setReachable(false);
    await user.click(required);
    await user.click(await screen.findByRole('button', { name: 'Signed in as me' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const dialog = await screen.findByRole('dialog', { name: 'You are still signed in' });
    expect(dialog.textContent).toContain('Signing out now would lose it.');
    admin.setReachable(true);
    await user.click(screen.getByRole('button', { name: 'Sign out and lose it' }));
    expect(await screen.findByLabelText('User name')).toBeTruthy();
    expect(admin.drafted('shop', 'rules/register')).toBeUndefined();
  });

  it('that ended half-way is opened again over the page, and what was edited is saved then', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    renderConsole(admin, '/shop/forms/register');
    const user = startUser();
    const required = await screen.findByRole('switch', { name: 'Require E-mail' });
    admin.signOut();
    await user.click(required);
    expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    expect(admin.drafted('shop', 'rules/register')?.['fields']).toEqual({ email: { required: true } });
  });
});
