import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../../testing/form-packs.ts';
import { createMemoryAdmin } from '../../testing/memory-admin.ts';
import { renderConsole, startUser } from '../../testing/render-console.tsx';

afterEach(cleanup);

/** The form packs with a conditional e-mail that is required for members, and a field that guests cannot change. */
function packsToTry() {
  const packs = formPacks();
  const fields = objectUnder(packs['ground']?.['form/register'], 'fields');
  fields['email'] = {
    label: 'form.email',
    input: 'email',
    when: { '==': [{ var: 'form.username' }, 'anna'] },
    requiredWhen: { var: 'session.loggedIn' },
    enabledWhen: { '!': { var: 'member.isGuest' } },
  };
  packs['shop'] = {
    ...packs['shop'],
    'rules/register': { kind: 'rules', id: 'register', fields: { username: { maxLength: 9 } } },
  };
  return packs;
}

async function openTrial(address = '/shop/forms/register/try') {
  const admin = createMemoryAdmin({ packs: packsToTry(), role: 'editor' });
  renderConsole(admin, address);
  const form = await screen.findByRole('region', { name: 'Registration, as a player sees it' });
  // The star is hidden from accessible names.
  const control = (label: string) => within(form).getByLabelText(new RegExp(`^\\*?${label}$`));
  const why = screen.getByRole('region', { name: 'Why' });
  const answer = (question: string): HTMLElement => {
    const part = why.querySelector<HTMLElement>(`section[aria-label='${question}']`);
    if (!part) throw new Error(`No answer to “${question}”.`);
    return part;
  };
  const said = (question: string): string => answer(question).textContent;
  const choose = async (picker: RegExp, option: RegExp) => {
    await user.click(screen.getByRole('button', { name: picker }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const user = startUser();
  return { admin, form, control, why, answer, said, choose, user };
}

describe('a form that is tried out', () => {
  it('is the form that players meet, and the panel explains the field one is in', async () => {
    const { form, control, said, user } = await openTrial();
    await user.type(control('Username'), 'an');
    await user.tab();
    expect(within(form).getByText('4 to 9 letters')).toBeTruthy();
    await user.click(control('Username'));
    expect(said('Shown')).toMatch(/^ShownYes/);
    expect(said('Value accepted')).toContain('No');
    expect(said('Value accepted')).toContain('Players read: “4 to 9 letters”');
    expect(said('Value accepted')).toContain('At least 4 characters, has 2 characters: not kept.');
    expect(said('Value accepted')).toMatch(/minLengthfrom ground/);
    expect(said('Value accepted')).toMatch(/maxLengthfrom shop/);
    await user.type(control('Username'), 'na');
    expect(said('Value accepted')).toContain('At least 4 characters, has 4 characters: kept.');
  });

  it('shows the condition of a hidden field with what it reads, and follows what is typed', async () => {
    const { form, control, said, choose, user, answer } = await openTrial();
    expect(within(form).queryByLabelText('E-mail')).toBeNull();
    await choose(/Field to explain/, /E-mail/);
    expect(said('Shown')).toMatch(/^ShownNo/);
    expect(said('Shown')).toContain(
      'Shows while “Username” is “anna”. Does not hold now: “Username” is empty.',
    );
    expect(said('Sent')).toContain('While hidden its value stays on the page and is not sent (the default).');
    await user.type(control('Username'), 'anna');
    await choose(/Field to explain/, /E-mail/);
    expect(said('Shown')).toMatch(/^ShownYes/);
    expect(control('E-mail')).toBeTruthy();
    const link = within(answer('Shown')).getByRole('link', {
      name: /Go to form\/register › fields › email › when/,
    });
    expect(link.getAttribute('href')).toBe('/operator/shop/forms/register?field=email');
  });

  it('takes the player and the facts an operator picks', async () => {
    const { control, said, choose, user } = await openTrial('/shop/forms/register/try?field=email');
    await user.type(control('Username'), 'anna');
    await choose(/Field to explain/, /E-mail/);
    expect(said('Required')).toMatch(/^RequiredNo/);
    await choose(/^.*Player/, /Member/);
    expect(said('Required')).toMatch(/^RequiredYes/);
    expect(said('Required')).toContain(
      'Required while session.loggedIn. Holds now: session.loggedIn is yes.',
    );
    await choose(/^.*Player/, /Guest/);
    expect(said('Disabled')).toMatch(/^DisabledYes/);
    expect(control('E-mail')).toHaveProperty('disabled', true);
  });

  it('shows what would be sent, passwords covered, and what the platform refuses', async () => {
    const { form, control, answer, choose, user, admin } = await openTrial();
    // Polled calls are left out.
    const asked = () => admin.calls.filter(({ path }) => !/presence|releases|delivery/.test(path)).length;
    const calls = asked();
    await user.type(control('Username'), 'bella');
    await user.type(control('Password'), 'secrets-9');
    await user.type(control('Once more'), 'secrets-9');
    await user.click(control('I am of age'));
    await user.click(control('Username'));
    await choose(/Platform answers/, /Field refused/);
    await user.click(within(form).getByRole('button', { name: 'Register' }));
    const sent = (await screen.findByRole('heading', { name: /Sent to the action/ })).parentElement;
    expect(sent?.textContent).toContain('username“bella”');
    expect(sent?.textContent).toContain('password••••••');
    await within(answer('Value accepted')).findByText('The platform refused it (TAKEN).');
    expect(asked()).toBe(calls);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(control('Username')).toHaveProperty('value', '');
  });

  it('is left and reached by links between the two views of a form', async () => {
    const { user } = await openTrial();
    const views = screen.getByRole('navigation', { name: 'Views of this form' });
    await user.click(within(views).getByRole('link', { name: 'Fields and rules' }));
    await user.click(await screen.findByRole('button', { name: 'Details of E-mail' }));
    await user.click(screen.getByRole('radio', { name: 'Conditions' }));
    expect(screen.getByText('Username is anna.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Try it and see why: E-mail' }));
    await screen.findByRole('region', { name: 'Why' });
    expect(screen.getByRole('button', { name: /Field to explain/ }).textContent).toContain('E-mail');
  });
});

describe('the policy for a hidden value', () => {
  it('is chosen where a condition hides the field, and saved in the form', async () => {
    const admin = createMemoryAdmin({ packs: packsToTry() });
    renderConsole(admin, '/shop/forms/register?field=email');
    const user = startUser();
    await user.click(await screen.findByRole('radio', { name: 'Conditions' }));
    await user.click(await screen.findByRole('button', { name: /While a condition hides it: E-mail/ }));
    await user.click(await screen.findByRole('option', { name: /Cleared/ }));
    await screen.findByText('Draft saved');
    expect(admin.drafted('shop', 'form/register')).toEqual({
      kind: 'form',
      id: 'register',
      fields: { email: { whenHidden: 'clear' } },
    });
  });

  it('is not offered for a field that nothing hides', async () => {
    renderConsole(createMemoryAdmin({ packs: packsToTry() }), '/shop/forms/register?field=username');
    await startUser().click(await screen.findByRole('radio', { name: 'Conditions' }));
    expect(screen.getByText('Shows:')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /While a condition hides it/ })).toBeNull();
  });
});
