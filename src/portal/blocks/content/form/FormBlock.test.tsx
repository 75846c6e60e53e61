import { cleanup, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { stage } from '#portal/testing/stage.tsx';
import { FormBlock } from './FormBlock.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Set
      </button>
      {open && (
        <Dialog open title="A dialog" closeLabel="Close it" onClose={() => setOpen(false)}>
          <FormBlock props={{ form: 'paymentPassword' }} params={{}} slots={{}} />
        </Dialog>
      )}
    </StrictMode>
  );
}

// React's StrictMode, in which development runs, closes and opens every new dialog once.
it('begins in its first field without an error, though its dialog took the focus from it once', async () => {
  const addEventListener = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('fine'),
    addEventListener,
  }));
  const { user } = await stage({ view: Page }, {}, { member: 0 });
  await user.click(screen.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'));
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await user.tab({ shift: true });
  expect(document.querySelector('[name="password"]')?.getAttribute('aria-invalid')).toBe('true');
});
