import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import './ReplacePage.tsx';

afterEach(cleanup);

it('shows every place before and after, replaces those chosen, and takes all back in one step', async () => {
  const packs = formPacks();
  for (const [language, home] of [
    ['en', 'Home of Aurora'],
    ['my', 'Aurora ပင်မ'],
  ] as const) {
    const document = packs['ground']?.[`texts/${language}`] as { texts: Record<string, string> };
    Object.assign(document.texts, { 'menu.home': home, 'menu.account': 'Aurora', 'form.title': '{{x}}' });
  }
  renderConsole(createMemoryAdmin({ packs }), '/shop/texts/replace');
  const user = startUser();
  await user.type(await screen.findByLabelText('Find'), 'aurora');
  await user.type(screen.getByLabelText('Replace with'), 'Nova');
  await screen.findByText('4 texts have the words, 4 chosen');
  const row = screen.getByRole('row', { name: /menu\.home English/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'Home of Aurora', 'Home of Nova']);
  await user.click(screen.getByRole('checkbox', { name: 'menu.account (Burmese)' }));
  await user.click(screen.getByRole('button', { name: 'Replace in 3 texts' }));
  await screen.findByText('1 text has the words, 0 chosen');
  await user.click(screen.getByRole('button', { name: /^Undo: Replace “aurora” by “Nova”/ }));
  await screen.findByText('4 texts have the words, 3 chosen');
});
