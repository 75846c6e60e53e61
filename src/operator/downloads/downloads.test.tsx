import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './DownloadsPage.tsx';

afterEach(cleanup);

it('adds the app for a system, refuses an address that is none, and takes the app away', async () => {
  const packs = smallPacks();
  packs['shop'] = { ...packs['shop'], 'lobby/main': { kind: 'lobby', id: 'main' } };
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/downloads');
  const drafted = () => admin.drafted('shop', 'lobby/main');
  const user = startUser();
  await screen.findByText('This brand has no app to download.');
  const entry = screen.getByRole('textbox', { name: 'Address of the app for Android' });
  await user.type(entry, 'http://get.example');
  expect(screen.getByRole('button', { name: 'Add Android' }).hasAttribute('disabled')).toBe(true);
  await user.clear(entry);
  await user.paste('https://get.example/a');
  await user.click(screen.getByRole('button', { name: 'Add Android' }));
  await waitFor(() =>
    expect(drafted()).toMatchObject({
      downloads: { android: { resourceType: 'ANDROID', url: 'https://get.example/a' } },
    }),
  );
  await user.type(screen.getByRole('textbox', { name: /^Address of the app(?! for)/u }), 'pk');
  await waitFor(() =>
    expect(drafted()).toMatchObject({ downloads: { android: { url: 'https://get.example/apk' } } }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove: Android' }));
  await waitFor(() => expect(drafted()).not.toHaveProperty('downloads.android'));
});
