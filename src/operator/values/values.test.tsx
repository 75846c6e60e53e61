import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole } from '../testing/render-console.tsx';
import '../constants/ConstantsPage.tsx';

afterEach(cleanup);

const saved = () => screen.findByText('Draft saved');

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
