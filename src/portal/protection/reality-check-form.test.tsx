import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { stage } from '#portal/testing/stage.tsx';
import { sentBody, protection } from './testing/protection-answer.ts';

afterEach(cleanup);

const show = () =>
  stage(
    { view: () => <FormOfBrand id="realityCheck" /> },
    {},
    {
      member: 0,
      answers: {
        protection: protection({ realityCheck: { minutes: 30, choices: [15, 30, 0] } }),
        protectionRealityCheck: {},
      },
    },
  );

describe('the form of reality checks', () => {
  it('offers what the brand does, beginning with what is set', async () => {
    await show();
    const choices = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ parentElement, checked }) => [parentElement?.textContent, checked])).toEqual([
      ['15 minutes', false],
      ['30 minutes', true],
      ['Never', false],
    ]);
  });

  it('sends the choice as a number, which is zero for never', async () => {
    const { user, asked, portal } = await show();
    await user.click(await screen.findByText('Never'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(portal.toasts.shown.map(({ text }) => text)).toEqual(['Saved. It is in force now.']),
    );
    expect(sentBody(asked, 'protectionRealityCheck')).toEqual({ minutes: 0 });
  });
});
