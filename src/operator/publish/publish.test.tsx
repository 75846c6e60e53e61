import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import type { Role } from '../api/types.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

async function openForm(role: Role = 'admin') {
  const admin = createMemoryAdmin({ packs: formPacks(), role });
  renderConsole(admin, '/shop/forms/register');
  await screen.findByRole('table', { name: 'You' });
  return { admin, user: startUser() };
}
type Admin = ReturnType<typeof createMemoryAdmin>;
type User = ReturnType<typeof startUser>;

const openDialog = async (user: User): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  return screen.findByRole('dialog');
};
const enabled = async (dialog: HTMLElement, name: string): Promise<HTMLElement> => {
  const button = within(dialog).getByRole('button', { name });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  return button;
};

describe('publishing', () => {
  it('says what changes, publishes with the note and shows the version', async () => {
    const { user, admin } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    const dialog = await openDialog(user);
    expect(dialog.textContent).toContain('Registration › E-mail: required no → yes');
    await user.type(within(dialog).getByLabelText('Note'), 'Ask for mail');
    await user.click(await enabled(dialog, 'Publish now'));
    expect(await screen.findByRole('heading', { name: 'Version 2 is live' })).toBeTruthy();
    expect(screen.getByText('Changed for: SHOP.')).toBeTruthy();
    expect(admin.live('shop', 'rules/register')?.['fields']).toEqual({ email: { required: true } });
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(await screen.findByText('Nothing to publish')).toBeTruthy();
    expect(await screen.findByText('Version 2')).toBeTruthy();
  });

  it.each([
    ['done', (): void => undefined, 'Version 2 is live'],
    ['refused', (admin: Admin): void => void admin.publishElsewhere('shop', 'Theirs', []), undefined],
  ])('reads again what it changed or what others did, once: %s', async (_, meanwhile, title) => {
    const { user, admin } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    const dialog = await openDialog(user);
    const now = await enabled(dialog, 'Publish now');
    meanwhile(admin);
    await user.click(now);
    if (title === undefined) await within(dialog).findByText(/Someone published in the meantime/);
    else await screen.findByRole('heading', { name: title });
    const sent = admin.calls.findLastIndex(({ path }) => path === '/packs/shop/publish');
    const read = admin.calls
      .slice(sent)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path);
    expect(read.filter((path) => path === '/packs')).toHaveLength(1);
    expect(read.filter((path) => path === '/packs/shop/contents')).toHaveLength(1);
  });

  it('says before the click what is broken and cannot be pressed, and nothing goes live [ENG-10]', async () => {
    const { user, admin } = await openForm();
    await user.type(screen.getByLabelText('Shortest E-mail, in characters'), '90{Enter}');
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText('BOUNDS_CROSSED')).toBeTruthy();
    const publish = within(dialog).getByRole('button', { name: 'Publish now' });
    await expect.poll(() => within(dialog).queryByText(/Looking for drafts/)).toBeNull();
    expect(publish).toHaveProperty('disabled', true);
    expect(admin.live('shop', 'rules/register')).toBeUndefined();
    await user.click(within(dialog).getByRole('link', { name: 'Go to Registration › E-mail' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of a choice what is wrong with it alone, and does not count members by broken drafts', async () => {
    const { user, admin } = await openForm();
    admin.saveElsewhere('shop', 'flags/main', { kind: 'flags', id: 'main', flags: { freePlay: false } });
    await user.type(screen.getByLabelText('Shortest E-mail, in characters'), '90{Enter}');
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText('BOUNDS_CROSSED')).toBeTruthy();
    const rules = await within(dialog).findByRole('checkbox', { name: /rules\/register/ });
    await user.click(rules);
    expect(
      await within(dialog).findByText(/Errors in what stays a draft do not keep this back/),
    ).toBeTruthy();
    await enabled(dialog, 'Publish now');
    expect(within(dialog).queryByText('BOUNDS_CROSSED')).toBeNull();
    await user.click(rules);
    expect(within(dialog).getByText(/Mend the errors named/)).toBeTruthy();
    expect(admin.calls.filter(({ path }) => path.endsWith('/impact/rules'))).toEqual([]);
  });

  it('says what is missing, and for whom it is live and where to stop it', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('radio', { name: 'Keep as a release' }));
    expect(within(dialog).getByText('Give it a title first.')).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'Publish now' }));
    expect(within(dialog).queryByText('Give it a title first.')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /\bFor\b/ }));
    await user.click(await screen.findByRole('option', { name: /^10 % of visitors first/ }));
    await user.click(await enabled(dialog, 'Publish now'));
    expect(await screen.findByText(/^It is live for 10 % of visitors/)).toBeTruthy();
    const live = screen.getByRole('link', { name: 'Widen or stop it under Live' });
    expect(live.getAttribute('href')).toMatch(/\/shop\/live$/);
  });

  it('lists drafts that others saved in the meantime', async () => {
    const { user, admin } = await openForm();
    admin.saveElsewhere('shop', 'flags/main', { kind: 'flags', id: 'main', flags: { freePlay: false } });
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText('Free play')).toBeTruthy();
  });

  it('asks to look again when someone published in the meantime', async () => {
    const { user, admin } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    const dialog = await openDialog(user);
    const now = await enabled(dialog, 'Publish now');
    admin.publishElsewhere('shop', 'Theirs', []);
    await user.click(now);
    expect(await within(dialog).findByText(/Someone published in the meantime/)).toBeTruthy();
    await user.click(await enabled(dialog, 'Publish now'));
    expect(await screen.findByRole('heading', { name: 'Version 3 is live' })).toBeTruthy();
  });

  it('is not offered to an editor, who sees the changes all the same', async () => {
    const { user } = await openForm('editor');
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    const dialog = await openDialog(user);
    expect(within(dialog).getByText('Publishing needs the role publisher for this brand.')).toBeTruthy();
    expect(within(dialog).queryByRole('radio', { name: 'Publish now' })).toBeNull();
    // The only way left is to ask for approval.
    expect(within(dialog).getByRole('radio', { name: 'Ask for approval' })).toHaveProperty('checked', true);
  });
});

describe('discarding', () => {
  it('shows what is dropped, then drops it', async () => {
    const { user, admin } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    await user.click(screen.getByRole('button', { name: 'Discard drafts…' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Registration › E-mail: required no → yes');
    await user.click(within(dialog).getByRole('button', { name: 'Discard drafts' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('switch', { name: 'Require E-mail' })).toHaveProperty('checked', false);
    expect(admin.drafted('shop', 'rules/register')).toBeUndefined();
  });

  it('drops the chosen documents alone', async () => {
    const { user, admin } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    admin.saveElsewhere('shop', 'texts/en', { kind: 'texts', id: 'en', texts: { 'shop.hello': 'Hello' } });
    await user.click(screen.getByRole('button', { name: 'Publish…' }));
    await within(await screen.findByRole('dialog')).findByRole('checkbox', { name: /texts\/en/ });
    await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Discard drafts…' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox', { name: /texts\/en/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Discard drafts' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(admin.drafted('shop', 'rules/register')).toBeUndefined();
    expect(admin.drafted('shop', 'texts/en')).toMatchObject({ texts: { 'shop.hello': 'Hello' } });
  });
});

describe('the history', () => {
  /** The history of a pack whose second version has just been published. */
  async function publishOnce(drafted: Readonly<Record<string, JsonObject>> = {}) {
    const { user, admin } = await openForm();
    for (const [key, layer] of Object.entries(drafted)) admin.saveElsewhere('shop', key, layer);
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText('Note'), 'Ask for mail');
    await user.click(await enabled(dialog, 'Publish now'));
    await screen.findByRole('heading', { name: 'Version 2 is live' });
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(screen.getByRole('link', { name: 'History' }));
    return { user, admin };
  }

  it('rolls back with one click after a question', async () => {
    const { user, admin } = await publishOnce();
    expect(await screen.findByText('Ask for mail')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Roll back to this/ }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Version 2 Ask for mail');
    await user.click(within(question).getByRole('button', { name: 'Roll back now' }));
    expect(await screen.findByRole('heading', { name: 'Version 3 is live' })).toBeTruthy();
    expect(admin.live('shop', 'rules/register')).toBeUndefined();
  });

  it('draws the screens that a version changed, before and after', async () => {
    const { user } = await publishOnce({
      'texts/en': { kind: 'texts', id: 'en', texts: { 'form.username': 'Name' } },
    });
    const [version] = await screen.findAllByText('What changed');
    await user.click(version as HTMLElement);
    const drawings = await screen.findByRole('region', { name: 'Screens before and after' });
    const [drawn] = within(drawings).getAllByRole('figure');
    expect(
      [...(drawn?.querySelectorAll('figcaption, p') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['Register', 'Before', 'After']);
  });

  it('draws no screen for a rule, which no drawing shows', async () => {
    const { user } = await publishOnce();
    const [version] = await screen.findAllByText('What changed');
    await user.click(version as HTMLElement);
    expect(await screen.findByText('required')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Screens before and after' })).toBeNull();
  });

  it('offers to ask for approval where going back needs one', async () => {
    const { user, admin } = await publishOnce();
    const releases = admin.releases('shop');
    if (releases) releases.guarded.rollback = true;
    await user.click(await screen.findByRole('button', { name: /Roll back to this/ }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Roll back now' }));
    await user.click(await within(question).findByRole('button', { name: 'Ask for approval of it' }));
    const card = await screen.findByRole('listitem', { name: /Back to version 1/ });
    expect(card.textContent).toContain('Waiting for approval');
    expect(releases?.all[0]?.documents).toMatchObject([{ key: 'rules/register' }]);
    expect(admin.drafted('shop', 'rules/register')).toBeNull();
    expect(admin.live('shop', 'rules/register')).toBeTruthy();
  });

  it('puts one value back as a version had it, and leaves what else is drafted of its document', async () => {
    const { user, admin } = await publishOnce();
    await user.click(screen.getByRole('link', { name: 'Forms' }));
    await user.click(await screen.findByRole('switch', { name: 'Ask for E-mail' }));
    await user.click(screen.getByRole('link', { name: 'History' }));
    await user.click(await screen.findByRole('link', { name: /Compare with live/ }));
    await user.click(await screen.findByRole('button', { name: /^As in version 1 again: .*required/u }));
    await expect
      .poll(() => admin.drafted('shop', 'rules/register')?.['fields'])
      .toEqual({ email: { enabled: false } });
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    await expect
      .poll(() => admin.drafted('shop', 'rules/register')?.['fields'])
      .toEqual({ email: { enabled: false, required: true } });
  });

  it('puts a document of an earlier version back into the drafts, live only when it is published', async () => {
    const { user, admin } = await publishOnce();
    await user.click(await screen.findByRole('link', { name: /Compare with live/ }));
    await user.click(await screen.findByRole('button', { name: /Put version 1 of this back/ }));
    expect(await screen.findByText('1 document of version 1 is in the drafts again.')).toBeTruthy();
    await expect.poll(() => admin.drafted('shop', 'rules/register')).toBeNull();
    expect(admin.live('shop', 'rules/register')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Put version 1 of this back/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('button', { name: /Put version 1 of this back/ })).toBeTruthy();
    await expect
      .poll(() => admin.drafted('shop', 'rules/register')?.['fields'])
      .toEqual({ email: { required: true } });
  });
});
