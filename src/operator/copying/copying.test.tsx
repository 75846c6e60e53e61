import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import '../document/DocumentPage.tsx';

afterEach(cleanup);

it('copies a document with what it names and the other brand lacks into the drafts there', async () => {
  const packs = formPacks();
  const shop = packs['shop'] ?? {};
  shop['menu/extra'] = {
    kind: 'menu',
    id: 'extra',
    order: ['promo'],
    items: {
      promo: { label: 'menu.promo', image: 'menu/promo.png', action: { do: 'navigate', to: '/index' } },
    },
  };
  shop['texts/en'] = {
    kind: 'texts',
    id: 'en',
    texts: { ...(shop['texts/en']?.['texts'] as object), 'menu.promo': 'Offers' },
  };
  const admin = createMemoryAdmin({ packs });
  const session = { account: 'me', roles: { '*': 'admin' }, csrf: 'token', totp: false, totpRequired: false };
  const address = '/assets/shop/menu/promo.png';
  const picture = { path: 'menu/promo.png', pack: 'shop', address, bytes: 4, uploaded: false };
  const answers: Readonly<Record<string, () => Response>> = {
    '/session': () => Response.json(session),
    '/packs/shop/pictures': () => Response.json({ pictures: [picture] }),
    [address]: () => new Response('pixels'),
    '/packs/ground/pictures/keep': () => Response.json({ hash: 'c'.repeat(64) }),
  };
  const fetch: typeof globalThis.fetch = async (input, init) =>
    answers[String(input).replace('/config/v1/admin', '')]?.() ?? admin.fetch(input, init);
  renderConsole({ ...admin, fetch }, '/shop/documents/menu/extra');
  const user = startUser();
  await user.click(await screen.findByRole('button', { name: 'Copy to another brand' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /Brand/u }));
  await user.click(await screen.findByRole('option', { name: /GROUND/u }));
  await within(dialog).findByText('GROUND has no document of this name: it is added.');
  await within(dialog).findByText(/1 text that is missing there is added/u);
  await within(dialog).findByText(/1 picture that is missing there is copied too/u);
  await user.click(within(dialog).getByRole('button', { name: 'Copy as a draft' }));
  await within(dialog).findByText(/is a draft of GROUND now/u);
  expect(admin.drafted('ground', 'menu/extra')).toEqual(shop['menu/extra']);
  expect(admin.drafted('ground', 'texts/en')).toMatchObject({ texts: { 'menu.promo': 'Offers' } });
  expect(admin.drafted('ground', 'pictures/main')).toMatchObject({
    pictures: { 'menu/promo.png': { hash: 'c'.repeat(64) } },
  });
});

it('offers no copy to an account that may change no other brand', async () => {
  renderConsole(createMemoryAdmin({ role: 'viewer' }), '/shop/documents/menu/main');
  await screen.findByRole('button', { name: 'Where it is used' });
  expect(screen.queryByRole('button', { name: 'Copy to another brand' })).toBeNull();
});
