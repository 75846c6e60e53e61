import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

const FORM = 'form/register';

async function openForm(address = '/shop/forms/register') {
  const admin = createMemoryAdmin({ packs: formPacks() });
  renderConsole(admin, address);
  await screen.findByRole('table', { name: 'You' });
  const user = startUser();
  const live = await screen.findByRole('region', { name: 'Registration, as a player sees it' });
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name, hidden: true }));
  const choose = async (picker: string | RegExp, option: string | RegExp) => {
    await press(picker);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  /** Waits until a document's draft passes the check. */
  const drafted = async (key: string, check: (layer: JsonObject) => void): Promise<void> =>
    await waitFor(() => check(admin.drafted('shop', key) ?? {}));
  return { admin, user, live, press, choose, drafted };
}

const orders = (layer: JsonObject): unknown => layer['groups'];

describe('the structure of a form', () => {
  it('takes a field that the platform knows, with a rule and words, and shows it live at once [ENG-06]', async () => {
    const { user, live, press, choose, drafted } = await openForm();
    await press('Add a field: You');
    await choose(/Which field$/, /^Fullname/);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    expect(await within(live).findByLabelText(/Fullname/)).toBeTruthy();
    await drafted('rules/register', (rules) =>
      expect(rules['fields']).toEqual({ fullname: { enabled: true, required: false } }),
    );
    await drafted(FORM, (form) =>
      expect(objectUnder(form, 'fields')['fullname']).toEqual({
        label: 'form.register.fullname',
        input: 'text',
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'Words' }));
    const words = screen.getByRole('group', { name: /^Label/ });
    await user.type(within(words).getByLabelText('English'), ' of yours');
    expect(await within(live).findByLabelText(/Fullname of yours/)).toBeTruthy();
  });

  it('says that a field of its own is kept, and offers none that only holds such fields', async () => {
    const { user, press } = await openForm();
    await press('Add a field: You');
    await press(/Which field$/);
    const fresh = await screen.findByRole('option', { name: /^A field of its own/ });
    expect(screen.queryByRole('option', { name: /^Own/ })).toBeNull();
    await user.click(fresh);
    expect(screen.getByText(/^What players enter is kept/)).toBeTruthy();
  });

  it('puts a field into another group by keyboard, and leaves it to its neighbour with the group', async () => {
    const { user, press, drafted } = await openForm();
    await press('Add a group');
    await screen.findByRole('table', { name: 'Group 2' });
    const handle = screen.getByRole('button', { name: /^Drag I am of age/ });
    handle.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await drafted(FORM, (form) =>
      expect(orders(form)).toEqual({
        you: { order: ['username', 'password', 'repeat', 'email'] },
        group2: { order: ['agree'], label: 'form.register.group.group2' },
      }),
    );
    await press('Settings of Group 2');
    await press('Delete Group 2');
    await drafted(FORM, (form) => expect(orders(form)).toBeUndefined());
  });

  it('changes what a field asks for, and offers what that kind can do', async () => {
    const { user, live, choose, drafted } = await openForm('/shop/forms/register?field=email');
    await user.click(screen.getByRole('radio', { name: 'Kind and settings' }));
    expect(screen.queryByLabelText('Smallest')).toBeNull();
    await choose(/E-mail: Kind of value/, /^Number/);
    await user.type(screen.getByLabelText('Smallest'), '3');
    await drafted(FORM, (form) =>
      expect(objectUnder(form, 'fields')['email']).toEqual({ input: 'number', minimum: 3 }),
    );
    await choose(/E-mail: Kind of value/, /^List/);
    await user.type(screen.getByLabelText('Add an option'), 'yes{Enter}');
    await drafted(FORM, (form) =>
      expect(objectUnder(form, 'fields', 'email')['options']).toEqual({
        order: ['yes'],
        items: { yes: { label: 'form.register.email.yes' } },
      }),
    );
    expect(within(live).getByLabelText(/E-mail/)).toBeTruthy();
  });

  it('takes a field out so that it can come back, or deletes it with its rule', async () => {
    const { user, press, drafted } = await openForm('/shop/forms/register?field=email');
    await user.click(screen.getByRole('radio', { name: 'Place' }));
    await press('Take out of the form: E-mail');
    await drafted(FORM, (form) =>
      expect(orders(form)).toEqual({ you: { order: ['username', 'password', 'repeat', 'agree'] } }),
    );
    await press('Add a field: You');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('radio', { name: 'Place' }));
    await press('Delete the field: E-mail');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete the field' }));
    await drafted('rules/register', (rules) => expect(rules['fields']).toEqual({ email: null }));
    await drafted(FORM, (form) => expect(form['fields']).toEqual({ email: null }));
  });
});

describe('forms', () => {
  it('are told apart by what they are for, copied with rules of their own, and deleted where nothing shows them', async () => {
    const { user, admin, press } = await openForm();
    await press(/Form$/);
    const option = await screen.findByRole('option', { name: /Registration/ });
    expect(option.textContent).toContain('register · Registers with the values of the form, then logs in.');
    await user.keyboard('{Escape}');
    await press('Copy…');
    const name = within(await screen.findByRole('dialog')).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Short registration{Enter}');
    expect(await screen.findByRole('heading', { name: /Short registration/, level: 1 })).toBeTruthy();
    await waitFor(() => expect(admin.drafted('shop', 'form/shortRegistration')).toMatchObject({ rules: 'shortRegistration' })); // oxfmt-ignore
    expect(admin.drafted('shop', 'rules/shortRegistration')).toMatchObject({ id: 'shortRegistration' });
    await press('Delete…');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete form' }));
    expect(await screen.findByRole('heading', { name: /Registration register/, level: 1 })).toBeTruthy();
  });
});
