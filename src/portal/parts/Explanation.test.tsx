import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { Explanation } from './Explanation.tsx';

afterEach(cleanup);

const Page = () => <Explanation of="Stake">What one combination costs.</Explanation>;

it('says what a term means when it is asked, to screen readers too, and keeps the focus', async () => {
  const { user } = await stage({ view: Page }, {});
  const button = screen.getByRole('button', { name: 'What is “Stake”?', expanded: false });
  const announced = screen.getByRole('status');
  expect(announced.textContent).toBe('');
  await user.click(button);
  expect(announced.textContent).toBe('What one combination costs.');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(announced.textContent).toBe('');
});
