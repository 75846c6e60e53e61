import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { ToastRegion } from '#portal/toasts/ToastRegion.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';

afterEach(cleanup);

const Page = () => (
  <>
    <NavigationDrawer name="Main menu" entries={[]} />
    <ToastRegion />
  </>
);

it('holds the messages while it is open, where they can be heard and closed, and lets them out', async () => {
  const { user, portal } = await stage({ view: Page }, {});
  const region = screen.getByRole('status', { hidden: true });
  await user.click(screen.getByRole('button', { name: 'Main menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Main menu' });
  act(() => portal.toasts.show('The platform does not answer.'));
  expect(drawer.contains(region)).toBe(true);
  // Over the drawer they would stand in the top layer, and be inert.
  expect(region.hasAttribute('popover')).toBe(false);
  const [leave] = screen.getAllByRole('button', { name: 'Close' });
  await user.click(leave!);
  expect(drawer.contains(region)).toBe(false);
  expect(region.isConnected).toBe(true);
  expect(region.getAttribute('popover')).toBe('manual');
  expect(region.textContent).toContain('The platform does not answer.');
});
