import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { stage } from '#portal/testing/stage.tsx';
import { ToastRegion } from './ToastRegion.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="A dialog" closeLabel="Close it" onClose={() => setOpen(false)}>
        <input aria-label="A field" />
      </Dialog>
      <ToastRegion />
    </>
  );
}
const begin = async () => {
  const staged = await stage({ view: Page }, {});
  return { ...staged, region: screen.getByRole('status', { hidden: true }) };
};

describe('messages', () => {
  it('stand in the dialog that is open, where they can be heard and reached, and come out when it closes', async () => {
    const { user, portal, region } = await begin();
    act(() => portal.toasts.show('Before'));
    expect(region.closest('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.contains(region)).toBe(true);
    expect(region.hasAttribute('popover')).toBe(false);
    act(() => portal.toasts.show('Inside'));
    expect(dialog.textContent).toContain('BeforeInside');
    await user.click(screen.getByRole('button', { name: 'Close it' }));
    expect(dialog.contains(region)).toBe(false);
    expect(region.isConnected).toBe(true);
    expect(region.getAttribute('popover')).toBe('manual');
    expect(region.textContent).toBe('BeforeInside');
  });

  it('go by Escape, the newest first, and leave a dialog open whose message has the focus', async () => {
    const { user, portal, region } = await begin();
    act(() => {
      portal.toasts.show('One');
      portal.toasts.show('Two');
    });
    await user.keyboard('{Escape}');
    expect(region.textContent).toBe('One');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Escape}');
    expect(region.textContent).toBe('One');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('textbox'));
    await user.tab();
    expect(region.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(region.textContent).toBe('');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('stay while the focus is on them, and run what they offer once', async () => {
    const run = vi.fn<() => void>();
    const { user, portal, region } = await begin();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => portal.toasts.show('Look', 'success', { label: 'Go', run }));
    act(() => screen.getByRole('button', { name: 'Go', hidden: true }).focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(region.textContent).toContain('Look');
    act(() => screen.getByRole('button', { name: 'Go', hidden: true }).blur());
    act(() => void vi.advanceTimersByTime(11_000));
    expect(region.textContent).toBe('');
    vi.useRealTimers();
    act(() => portal.toasts.show('Look', 'success', { label: 'Go', run }));
    await user.click(screen.getByRole('button', { name: 'Go', hidden: true }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(region.textContent).toBe('');
  });
});
