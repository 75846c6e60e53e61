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

async function openPattern(role: Role = 'admin', address = '/shop/patterns/letters') {
  const admin = createMemoryAdmin({ packs: formPacks(), role });
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
