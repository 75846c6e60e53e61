import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import providers from '../../../configs/base/providers/main.json';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './WaysInPage.tsx';

afterEach(cleanup);

it('offers a provider by its switch and takes what it calls the brand', async () => {
  const packs = smallPacks();
  packs['shop'] = { ...packs['shop'], 'providers/main': providers as unknown as JsonObject };
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/ways-in/google');
  const user = startUser();
  const hidden = await screen.findByRole('list', { name: 'Hidden' });
  await user.type(screen.getByRole('textbox', { name: 'Client id' }), 'livery-shop');
  await user.click(within(hidden).getByRole('switch', { name: 'Show waysIn.google' }));
  await waitFor(() =>
    expect(admin.drafted('shop', 'providers/main')).toMatchObject({
      items: { google: { enabled: true, clientId: 'livery-shop' } },
    }),
  );
});
