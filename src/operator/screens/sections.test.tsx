import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './NewScreenDialog.tsx';
import './ScreenPage.tsx';
import './ScreensPage.tsx';

afterEach(cleanup);

function packsWithTemplate() {
  const packs = formPacks();
  (packs['ground'] ?? {})['section/template-promo'] = {
    kind: 'section',
    id: 'template-promo',
    name: 'Offers',
    use: 'template',
    presentations: ['page'],
    body: { order: ['head'], items: { head: { type: 'heading', props: { text: 'menu.home' } } } },
  };
  return packs;
}

describe('sections', () => {
  it('are kept from a screen, and put on another', async () => {
    const admin = createMemoryAdmin({ packs: packsWithTemplate() });
    const { unmount } = renderConsole(admin, '/shop/screens/home');
    const user = startUser();
    const tree = await screen.findByRole('treegrid');
    const [first] = within(tree).getAllByRole('row');
    if (first) await user.click(first);
    await user.click(await screen.findByRole('button', { name: 'Save as section…' }));
    const dialog = await screen.findByRole('dialog', { name: /^Save as section/ });
    await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Top of home');
    await user.click(within(dialog).getByRole('button', { name: 'Save section' }));
    await screen.findByText('Draft saved');
    const saved = admin.drafted('shop', 'section/topOfHome');
    expect(saved).toMatchObject({ name: 'Top of home', use: 'section' });
    unmount();

    renderConsole(admin, '/shop/screens/not-found');
    await user.click(await screen.findByRole('button', { name: 'Insert section…' }));
    await user.click(await screen.findByRole('option', { name: /Top of home/ }));
    await screen.findByText('Draft saved');
    const body = saved?.['body'] as { items: Record<string, { type: string }> };
    const [block] = Object.values(body.items);
    expect(JSON.stringify(admin.drafted('shop', 'screen/not-found'))).toContain(`"type":"${block?.type}"`);
  });

  it('that are templates begin a new screen, which gets words of its own', async () => {
    const admin = createMemoryAdmin({ packs: packsWithTemplate() });
    renderConsole(admin, '/shop/screens');
    const user = startUser();
    await user.click(await screen.findByRole('button', { name: 'New screen…' }));
    const dialog = await screen.findByRole('dialog', { name: 'New screen' });
    await user.type(within(dialog).getByRole('textbox', { name: /^Title|^Name/ }), 'Spring');
    await user.click(within(dialog).getByRole('radio', { name: /Promotion page/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Create|^Make/ }));
    await screen.findByText('Draft saved');
    expect(admin.drafted('shop', 'screen/spring')).toMatchObject({
      body: { items: { head: { type: 'heading', props: { text: 'screen.spring.head.text' } } } },
    });
    expect(admin.drafted('shop', 'texts/en')).toMatchObject({ texts: { 'screen.spring.head.text': 'Home' } });
  });
});
