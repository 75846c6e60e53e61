import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showFields } from '../testing/show-fields.tsx';

const method = {
  label: 'How to pay',
  input: 'radio',
  options: {
    order: ['wallet', 'bank', 'card'],
    items: {
      wallet: { label: 'Wallet', help: 'At once', image: 'pay/wallet.svg' },
      bank: { label: 'Bank' },
      card: { label: 'Card', help: 'With a fee' },
    },
  },
} as const;
const field = { ...method, options: { ...method.options, order: [...method.options.order] } };
const rules = { method: { enabled: true, required: true } };
const group = () => screen.findByRole('radiogroup', { name: /How to pay/ });

describe('radio cards', () => {
  it('are one group, each with its name and its line of help', async () => {
    await showFields({ method: field }, { rules, sources: { image: (path) => `/assets/aurora/${path}` } });
    const cards = within(await group()).getAllByRole<HTMLInputElement>('radio');
    expect(cards.map(({ value, checked }) => [value, checked])).toEqual([
      ['wallet', false],
      ['bank', false],
      ['card', false],
    ]);
    expect((await group()).getAttribute('aria-required')).toBe('true');
    const wallet = screen.getByRole('radio', { name: 'Wallet', description: 'At once' });
    expect(wallet.closest('label')?.querySelector('img')?.getAttribute('src')).toBe(
      '/assets/aurora/pay/wallet.svg',
    );
  });

  it('are chosen by a click anywhere on the card and by arrow keys', async () => {
    const { user, model } = await showFields({ method: field }, { rules });
    await group();
    await user.click(screen.getByText('With a fee'));
    expect(model.field('method').value).toBe('card');
    await user.keyboard('{ArrowUp}');
    expect(model.field('method').value).toBe('bank');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bank' }));
  });

  it('get the focus and tell what is wrong when none is chosen', async () => {
    const { user, described } = await showFields({ method: field }, { rules });
    const cards = await group();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('radio', { name: 'Wallet' }));
    expect(cards.getAttribute('aria-invalid')).toBe('true');
    expect(described(cards)).toBe('This cannot be empty.');
    await user.click(screen.getByRole('radio', { name: 'Bank' }));
    expect(cards.getAttribute('aria-invalid')).toBeNull();
  });

  it('keep the choice over a step, follow a value from outside, and may be disabled', async () => {
    const { user, model, goAndComeBack } = await showFields({ method: field }, { rules, steps: true });
    await group();
    await user.click(screen.getByRole('radio', { name: 'Bank' }));
    await goAndComeBack();
    await group();
    expect(screen.getByRole('radio', { name: 'Bank', checked: true })).toBeTruthy();
    model.write('method', 'card');
    expect(await screen.findByRole('radio', { name: 'Card', checked: true })).toBeTruthy();
    await showFields({ locked: { ...field, label: 'Locked', enabledWhen: false } });
    const locked = await screen.findByRole('radiogroup', { name: 'Locked' });
    expect(locked).toHaveProperty('disabled', true);
  });
});
