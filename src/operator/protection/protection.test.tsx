import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import protection from '../../../configs/base/protection/main.json';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './ProtectionPage.tsx';

afterEach(cleanup);

it('offers lengths of time-outs and limits, and keeps hours within what the law asks for', async () => {
  const packs = smallPacks();
  packs['shop'] = { ...packs['shop'], 'protection/main': protection as unknown as JsonObject };
  const admin = createMemoryAdmin({ packs });
  renderConsole(admin, '/shop/protection');
  const drafted = () => admin.drafted('shop', 'protection/main');
  const user = startUser();
  await user.click(await screen.findByRole('checkbox', { name: '2 days' }));
  await user.click(screen.getByRole('switch', { name: 'Players may limit losses' }));
  const hours = screen.getByRole('textbox', { name: /^Hours before a looser limit/u });
  await user.clear(hours);
  await user.paste('12');
  expect(screen.getByText('A whole number from 24 to 720.')).toBeTruthy();
  await waitFor(() =>
    expect(drafted()).toMatchObject({
      timeOutHours: [24, 48, 72, 168, 336, 1008],
      limits: { loss: false, raiseHours: 24 },
    }),
  );
});

it('says so where a brand has no protection', async () => {
  renderConsole(createMemoryAdmin({ packs: smallPacks() }), '/shop/protection');
  expect(await screen.findByText('This brand has no document of protection.')).toBeTruthy();
});
