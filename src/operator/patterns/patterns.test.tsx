import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { objectUnder, writePacks } from '#engine/testing/small-packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import type { Role } from '../api/types.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Preloads the lazy page for the first test.
import './PatternsPage.tsx';

afterEach(cleanup);
// The first check of a process reads schemas and judges patterns; later ones remember.
beforeAll(() => void validatePacks(product, writePacks(formPacks())));

const KEY = 'patterns/main';

async function openPattern(role: Role = 'admin', address = '/shop/patterns/letters', packs = formPacks()) {
  const admin = createMemoryAdmin({ packs, role });
  renderConsole(admin, address);
  await screen.findByLabelText('Expression');
  const saved = async (): Promise<JsonObject> => {
    await screen.findByText('Draft saved');
    return objectUnder(admin.drafted('shop', KEY) ?? {}, 'patterns');
  };
  return { admin, user: startUser(), saved };
}

const type = (words: string) =>
  fireEvent.change(screen.getByLabelText('Values to try'), { target: { value: words } });

describe('the catalogue of patterns', () => {
  it('says what a pattern means, whether it is safe and which fields use it', async () => {
    await openPattern();
    const meaning = screen.getByRole('region', { name: 'In words' });
    expect(within(meaning).getByText('one or more letters A–Z')).toBeTruthy();
    expect(await screen.findByText(/Safe\. The server has checked/)).toBeTruthy();
    const uses = screen.getByRole('region', { name: 'Where it is used' });
    const row = within(uses).getByRole('row', { name: /Username/ });
    expect(within(row).getByText('4 to 12 characters')).toBeTruthy();
    expect(within(row).getByText('“4 to 12 letters”')).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      '/operator/shop/forms/register?field=username',
    );
  });

  it('tries many values at once and says why one is refused', async () => {
    await openPattern();
    type('abc\nab1c\n\nXYZ');
    expect(await screen.findByText('2 of 3 values accepted')).toBeTruthy();
    expect(screen.getByText('At character 3, “1”: here it wants a letter A–Z.')).toBeTruthy();
    expect(screen.getByText('In the expression: [A-Za-z]')).toBeTruthy();
  });

  it('keeps a value as an example', async () => {
    const { user, saved } = await openPattern();
    type('ab1c');
    await user.click(await screen.findByRole('button', { name: /Keep as refused/ }));
    expect(await saved()).toEqual({ letters: { invalid: ['a1', '', 'ab1c'] } });
  });

  it('shows the fields that a changed pattern touches, what it said before, and examples that no longer hold', async () => {
    const { saved } = await openPattern();
    type('abc');
    fireEvent.change(screen.getByLabelText('Expression'), { target: { value: '[A-Z]+' } });
    const notice = await screen.findByText('Publishing this changes 1 field');
    expect(
      within(notice.parentElement ?? notice).getByRole('link', { name: 'Registration › Username' }),
    ).toBeTruthy();
    expect(await screen.findByText('live: accepted')).toBeTruthy();
    expect(screen.getByText('is refused, though it should be accepted')).toBeTruthy();
    expect(await saved()).toEqual({ letters: { pattern: '[A-Z]+' } });
  });

  it('tells that an expression keeps pages busy, in the words of the server', async () => {
    const { saved } = await openPattern();
    fireEvent.change(screen.getByLabelText('Expression'), { target: { value: '(a+)+b' } });
    await saved();
    expect(await screen.findByText(/Dangerous, so it cannot be published/)).toBeTruthy();
    expect(screen.getByText(/keeps .* busy/)).toBeTruthy();
    type(`${'a'.repeat(40)}`);
    expect(await screen.findByText('Keeps the check busy')).toBeTruthy();
  });

  it('does not save an expression that is none', async () => {
    const { admin } = await openPattern();
    fireEvent.change(screen.getByLabelText('Expression'), { target: { value: '[a-' } });
    expect(screen.getByText(/not a valid regular expression/)).toBeTruthy();
    expect(admin.drafted('shop', KEY)).toBeUndefined();
  });

  it('lists what is asked for one by one, with words of its own, and tries it against the examples', async () => {
    const { user, saved, admin } = await openPattern();
    const part = within(screen.getByRole('region', { name: 'What it asks for, one by one' }));
    const add = () => user.click(part.getByRole('button', { name: /^Add: / }));
    await add();
    const text = 'pattern.letters.requirement';
    expect(await saved()).toEqual({ letters: { requirements: [{ pattern: '[A-Za-z]+', text }] } });
    expect(objectUnder(admin.drafted('shop', 'texts/my') ?? {}, 'texts')[text]).toBe('letters');
    const [first] = part.getAllByLabelText('Expression of a value that fulfils it');
    if (first) fireEvent.change(first, { target: { value: '[A-Z][\\s\\S]*' } });
    expect(part.getByText('Missed by accepted examples:').textContent).toContain('abc');
    if (first) fireEvent.change(first, { target: { value: '[\\s\\S]*' } });
    expect(part.getByText('Refused examples that fulfil all of it:').textContent).toContain('a1');
    await add();
    const english = part.getAllByLabelText('English').at(-1);
    if (english) fireEvent.change(english, { target: { value: 'Nothing but letters' } });
    await user.click(part.getByRole('button', { name: 'Move Nothing but letters up' }));
    await expect
      .poll(async () => objectUnder(await saved(), 'letters')['requirements'])
      .toEqual([
        { pattern: '[A-Za-z]+', text: `${text}-2` },
        { pattern: '[\\s\\S]*', text },
      ]);
    for (const name of ['Remove letters', 'Remove Nothing but letters'])
      await user.click(part.getByRole('button', { name }));
    expect(part.getByText(/^None: a new password/)).toBeTruthy();
    await expect.poll(() => admin.drafted('shop', KEY)).toBeNull();
  });

  it('adds what another pattern asks for, with the same words, which become its own once they are changed', async () => {
    const packs = formPacks();
    const catalogue = objectUnder(packs['ground']?.['patterns/main'], 'patterns');
    catalogue['digits'] = {
      ...objectUnder(catalogue, 'letters'),
      requirements: [{ pattern: '[A-Za-z]+', text: 'form.email' }],
    };
    const { user, saved } = await openPattern('admin', '/shop/patterns/letters', packs);
    const part = within(screen.getByRole('region', { name: 'What it asks for, one by one' }));
    await user.click(part.getByRole('button', { name: /^A new one/ }));
    await user.click(await screen.findByRole('option', { name: /E-mail/ }));
    await user.click(part.getByRole('button', { name: /^Add: / }));
    const known = { pattern: '[A-Za-z]+', text: 'form.email' };
    expect(await saved()).toEqual({ letters: { requirements: [known] } });
    fireEvent.change(part.getByLabelText('English'), { target: { value: 'Letters' } });
    await expect
      .poll(async () => objectUnder(await saved(), 'letters')['requirements'])
      .toEqual([{ ...known, text: 'pattern.letters.requirement' }]);
  });

  it('makes a pattern with words of its own, and deletes it again', async () => {
    const { user, saved, admin } = await openPattern();
    await user.click(screen.getByRole('button', { name: 'New pattern' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(within(dialog).getByText('Give it a name.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Name'), 'Lucky number{Enter}');
    expect(await screen.findByDisplayValue('[0-9]+')).toBeTruthy();
    expect(Object.keys(await saved())).toEqual(['luckyNumber']);
    expect(
      objectUnder(admin.drafted('shop', 'texts/my') ?? {}, 'texts')['pattern.luckyNumber.description'],
    ).toBe('Lucky number');
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete pattern' }),
    );
    expect(await screen.findByDisplayValue('[A-Za-z]+')).toBeTruthy();
  });

  it('does not delete what is used', async () => {
    const { user } = await openPattern();
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/1 field uses it, so it cannot be deleted/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Delete pattern' })).toBeNull();
  });

  it('can be looked at by a viewer', async () => {
    await openPattern('viewer');
    expect(screen.getByLabelText('Expression')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'New pattern' })).toBeNull();
    type('abc');
    expect(await screen.findByText('1 of 1 value accepted')).toBeTruthy();
  });
});
