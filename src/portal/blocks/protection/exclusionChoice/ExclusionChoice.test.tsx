import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { protection } from '#portal/protection/testing/protection-answer.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { ExclusionChoice } from './ExclusionChoice.tsx';

afterEach(cleanup);
const show = (answers: Answers = {}) =>
  stage({ view: ExclusionChoice }, {}, { member: 0, answers: { protection: protection(), ...answers } });
const sent = (asked: readonly { id: string | undefined }[]): boolean =>
  asked.some(({ id }) => id === 'protectionExclude');

describe('exclusionChoice', () => {
  it('offers the lengths of the brand, and says what each means before anything is done', async () => {
    const { user, asked } = await show();
    const section = within(await screen.findByRole('region', { name: 'Exclude myself' }));
    await user.click(section.getByRole('button', { name: 'Exclude myself…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Exclude myself' }));
    expect(dialog.getByText('It cannot be shortened or taken back.')).toBeDefined();
    expect((await dialog.findAllByRole('radio')).map((radio) => radio.parentElement?.textContent)).toEqual([
      '6 months',
      '1 year',
      'For good',
    ]);
    await user.click(dialog.getByText('For good'));
    await user.click(dialog.getByRole('button', { name: 'Exclude me now' }));
    expect(dialog.getByText('Please tick that you want this.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('checkbox')));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Exclude me now' }));
    const password = dialog.getByLabelText(/Your password/u);
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(password.getAttribute('aria-invalid')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(asked)).toBe(false);
  });
});
