import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '../api/types.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

const flags = (freePlay: boolean) => ({ kind: 'flags', id: 'main', flags: { freePlay } });

/** The console with two drafts. */
async function openDrafts({ role = 'admin', approvals = 0 }: { role?: Role; approvals?: number } = {}) {
  const admin = createMemoryAdmin({ packs: formPacks(), role });
  const releases = admin.releases('shop');
  if (!releases) throw new Error('There is no shop.');
  releases.settings.approvalsNeeded = approvals;
  const revision = admin.saveElsewhere('shop', 'flags/main', flags(false));
  admin.saveElsewhere('shop', 'rules/register', {
    kind: 'rules',
    id: 'register',
    fields: { email: { required: true } },
  });
  renderConsole(admin, '/shop/releases');
  await screen.findByRole('heading', { name: 'Releases' });
  return { admin, releases, revision, user: startUser() };
}
type User = ReturnType<typeof startUser>;

const openDialog = async (user: User): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  return screen.findByRole('dialog');
};
const press = async (user: User, dialog: HTMLElement, name: string): Promise<void> => {
  const button = within(dialog).getByRole('button', { name });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  await user.click(button);
};

describe('choosing what goes live', () => {
  it('publishes the documents chosen and leaves the others drafted', async () => {
    const { user, admin } = await openDrafts();
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole('checkbox', { name: /flags\/main/ }));
    expect(within(dialog).getByText('1 of 2 chosen')).toBeTruthy();
    await press(user, dialog, 'Publish now');
    expect(await screen.findByRole('heading', { name: 'Version 2 is live' })).toBeTruthy();
    expect(admin.live('shop', 'rules/register')?.['fields']).toEqual({ email: { required: true } });
    expect(admin.drafted('shop', 'flags/main')).toEqual(flags(false));
  });

  it('plans a time in the zone of the brand and says what that is in UTC', async () => {
    const { user, releases } = await openDrafts();
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole('radio', { name: 'At a time' }));
    const confirm = within(dialog).getByRole('button', { name: 'Plan it' });
    await user.type(within(dialog).getByLabelText(/^Title/), 'Spring');
    const time = within(dialog).getByLabelText(/^Date and time in Asia\/Yangon/);
    fireEvent.change(time, { target: { value: '2020-03-01T18:30' } });
    expect(within(dialog).getByText('This time has passed. Choose one to come.')).toBeTruthy();
    expect(confirm).toHaveProperty('disabled', true);
    fireEvent.change(time, { target: { value: '2099-03-01T18:30' } });
    expect(within(dialog).getByText(/18:30 in Asia\/Yangon \(12:00 UTC\)/)).toBeTruthy();
    await press(user, dialog, 'Plan it');
    const card = await screen.findByRole('listitem', { name: /Spring/ });
    expect(card.textContent).toContain('Planned');
    expect(releases.all[0]?.dueAt).toBe('2099-03-01T12:00:00.000Z');
    await user.click(within(card).getByRole('button', { name: 'Cancel the time' }));
    await expect.poll(() => releases.all[0]?.dueAt).toBeNull();
  });

  it('offers asking for approval where the brand wants it, and never publishing at once', async () => {
    const { user, releases } = await openDrafts({ approvals: 1 });
    const dialog = await openDialog(user);
    await within(dialog).findByText(/asks for approval first/);
    expect(within(dialog).queryByRole('radio', { name: 'Publish now' })).toBeNull();
    await user.type(within(dialog).getByLabelText(/^Title/), 'Spring');
    await press(user, dialog, 'Ask for approval');
    const card = await screen.findByRole('listitem', { name: /Spring/ });
    expect(within(card).getByRole('heading').textContent).toContain('Waiting for approval, 0 of 1');
    expect(within(card).getByText(/somebody else has to approve it/)).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(releases.all[0]?.approval.requestedBy).toBe('me');
  });
});

describe('releases', () => {
  it('are approved by somebody else and then published, each after a question', async () => {
    const { user, admin, releases, revision } = await openDrafts({ approvals: 1 });
    releases.make({ title: 'Theirs', documents: { 'flags/main': revision }, request: true }, 'may');
    cleanup();
    renderConsole(admin, '/shop/releases');
    const card = await screen.findByRole('listitem', { name: /Theirs/ });
    await user.click(within(card).getByRole('button', { name: 'Approve' }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Free play');
    await press(user, question, 'Approve');
    const publish = await within(card).findByRole('button', { name: 'Publish now' });
    expect(within(card).getByRole('heading', { level: 3 }).textContent).toContain('Approved by me');
    await user.click(publish);
    await press(user, await screen.findByRole('dialog'), 'Publish now');
    expect(await screen.findByRole('heading', { name: 'Version 2 is live' })).toBeTruthy();
    expect(admin.drafted('shop', 'rules/register')).toBeTruthy();
  });

  it('tell on every page whose approval they wait for, and are talked about', async () => {
    const { user, admin, releases, revision } = await openDrafts();
    releases.make({ title: 'Theirs', documents: { 'flags/main': revision }, request: true }, 'may');
    cleanup();
    renderConsole(admin, '/shop/menus');
    const notice = (await screen.findByText('1 release waits for your approval')).parentElement;
    expect(notice?.textContent).toContain('Theirs');
    await user.click(screen.getByRole('link', { name: 'Open releases' }));
    const card = await screen.findByRole('listitem', { name: /Theirs/ });
    await user.click(within(card).getByText('Comments'));
    await user.type(within(card).getByLabelText('Your comment'), 'Since when?');
    await user.click(within(card).getByRole('button', { name: 'Send comment' }));
    expect(await within(card).findByText('Since when?')).toBeTruthy();
    expect(within(card).getByLabelText('Your comment')).toHaveProperty('value', '');
  });

  it('are approved only by whom the brand names', async () => {
    const { admin, releases, revision } = await openDrafts();
    releases.settings.approvers = { role: null, operators: ['tun'] };
    releases.make({ title: 'Theirs', documents: { 'flags/main': revision }, request: true }, 'may');
    cleanup();
    renderConsole(admin, '/shop/releases');
    const card = await screen.findByRole('listitem', { name: /Theirs/ });
    expect(within(card).getByText(/you are not among them/)).toBeTruthy();
    expect(within(card).getByText('May be approved by').nextSibling?.textContent).toBe('tun');
    expect(within(card).queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('hold their drafts back from being published beside them', async () => {
    const { user, admin, releases, revision } = await openDrafts();
    releases.make({ title: 'Theirs', documents: { 'flags/main': revision }, request: true }, 'may');
    cleanup();
    renderConsole(admin, '/shop/menus');
    await screen.findByText('1 release waits for your approval');
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText(/“Theirs” asks for approval of flags\/main/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true);
    await user.click(within(dialog).getByRole('checkbox', { name: /flags\/main/ }));
    await press(user, dialog, 'Publish now');
    expect(await screen.findByRole('heading', { name: 'Version 2 is live' })).toBeTruthy();
  });

  it('say what was changed since and take the newest drafts', async () => {
    const { user, admin, releases, revision } = await openDrafts();
    releases.make({ title: 'Spring', documents: { 'flags/main': revision } }, 'me');
    const newer = admin.saveElsewhere('shop', 'flags/main', flags(true));
    cleanup();
    renderConsole(admin, '/shop/releases');
    const card = await screen.findByRole('listitem', { name: /Spring/ });
    expect(within(card).getByText('· changed since')).toBeTruthy();
    expect(within(card).queryByRole('button', { name: 'Publish now' })).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Take the newest drafts' }));
    await expect.poll(() => releases.all[0]?.documents[0]?.revision).toBe(newer);
  });

  it('that did not go live are told on every page', async () => {
    const { admin, releases, revision } = await openDrafts();
    const missed = releases.make({ title: 'Spring', documents: { 'flags/main': revision } }, 'me');
    Object.assign(missed, {
      state: 'missed',
      dueAt: '2026-03-01T12:00:00Z',
      reason: { code: 'RELEASE_LATE', message: 'The server was not running at the time.' },
    });
    cleanup();
    renderConsole(admin, '/shop/menus');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Spring did not go live at Sun, 1 Mar 2026, 18:30 in Asia/Yangon');
    expect(within(alert).getByRole('link', { name: 'Open releases' })).toBeTruthy();
    expect(screen.getByText('1 release did not go live', { selector: '.op-unseen' })).toBeTruthy();
  });
});
