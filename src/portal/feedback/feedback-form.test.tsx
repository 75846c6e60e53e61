import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openForm } from '#portal/testing/open-form.tsx';

afterEach(cleanup);

it('sends type, words and pictures of feedback, and refuses words below the bound [SCR-02] [OFF-17]', async () => {
  const at = '2026-03-01T10:00:00Z';
  const { asked, enter, message, press, sent, user } = await openForm('feedback', {
    member: 0,
    answers: { feedback: { id: 'f1', at }, feedbackPicture: { pictures: 1 } },
  });
  await enter({ questionType: 'deposit', content: 'Too short' });
  await press('Send');
  await waitFor(() => expect(message('content')).not.toBe(''));
  expect(sent('feedback')).toEqual([]);
  await enter({ content: 'Where is my deposit?' });
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'proof.png', {
    type: 'image/png',
  });
  await user.upload(await screen.findByLabelText<HTMLInputElement>(/Pictures/u), picture);
  await press('Send');
  await screen.findByText('We answer among your messages.');
  expect(sent('feedback')).toEqual([{ questionType: 'deposit', content: 'Where is my deposit?' }]);
  expect(asked.find(({ id }) => id === 'feedbackPicture')?.query.get('id')).toBe('f1');
});
