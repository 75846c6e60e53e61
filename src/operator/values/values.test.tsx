import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import '../constants/ConstantsPage.tsx';
import '../flags/FlagsPage.tsx';

afterEach(cleanup);

const saved = () => screen.findByText('Draft saved');

describe('flags', () => {
  it('are found by what they do, switched, and given back', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    renderConsole(admin, '/shop/flags');
    const search = await screen.findByRole('searchbox', { name: 'Search by name or purpose' });
    fireEvent.change(search, { target: { value: 'sent to /login' } });
    expect(screen.getAllByRole('switch')).toHaveLength(1);
    const user = startUser();
    await user.click(screen.getByRole('switch', { name: 'Login to home' }));
    await saved();
    expect(admin.drafted('shop', 'flags/main')).toMatchObject({
      flags: { loginToHome: expect.any(Boolean) },
    });
  });
});

describe('constants', () => {
  it('takes no number out of range', async () => {
    const admin = createMemoryAdmin({ packs: formPacks() });
    renderConsole(admin, '/shop/constants');
    const box = await screen.findByRole('textbox', { name: 'Agreement age' });
    fireEvent.change(box, { target: { value: '5000' } });
    expect(screen.getByText(/This is not in the range/)).toBeDefined();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(box, { target: { value: '21' } });
    await saved();
    expect(admin.drafted('shop', 'constants/main')).toMatchObject({ constants: { agreementAge: 21 } });
  });
});
