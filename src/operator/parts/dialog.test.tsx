import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startUser } from '../testing/render-console.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

it('closes by one Escape, also from its close button', async () => {
  const user = startUser();
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Drafts" onClose={onClose}>
      Nothing is drafted.
    </Dialog>,
  );
  await user.tab();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
