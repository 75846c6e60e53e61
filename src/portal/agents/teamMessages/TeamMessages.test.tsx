import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage } from '#portal/testing/stage.tsx';
import { TeamMessages } from './TeamMessages.tsx';

afterEach(cleanup);

const desk: CallTypes['agentMessageDesk']['value'] = {
  to: 'branch',
  perDay: 20,
  left: 1,
  most: 200,
  length: 1000,
  answers: true,
  stopped: false,
  messages: [
    { id: '2', at: '2026-03-01T10:00:00Z', kind: 'LEVEL', level: 1, to: [], addressed: 1, text: '<b>Hi</b>' },
    { id: '1', at: '2026-02-28T10:00:00Z', kind: 'MEMBERS', to: ['aung', 'koh'], addressed: 5, text: 'Bye' },
  ],
  more: false,
};

describe('teamMessages', () => {
  it('writes to a level, says at the field when it is too large, and lists what was written as text', async () => {
    const { user, asked, answer } = await stage(
      { view: TeamMessages },
      {},
      {
        member: 1,
        answers: {
          agentMessageDesk: desk,
          agentMessageSend: {
            status: 422,
            code: 'INVALID_FIELDS',
            value: { fields: [{ field: 'level', code: 'TOO_LARGE', params: { max: '200' } }] },
          },
        },
      },
    );
    const list = within(await screen.findByRole('list', { name: 'Written so far' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Direct downlines · 1 member.*<b>Hi<\/b>$/u),
      expect.stringMatching(/^aung, koh and 3 more.*Bye$/u),
    ]);
    await user.selectOptions(screen.getByLabelText('To'), '2 levels below');
    await user.type(screen.getByLabelText('Words'), 'Hello all');
    await user.click(screen.getByRole('button', { name: 'Send to this level' }));
    expect(await screen.findByText('Nobody stands there, or more than 200 members.')).toBeDefined();
    answer({ agentMessageSend: { id: '3', addressed: 7, left: 0 }, agentMessageDesk: { ...desk, left: 0 } });
    await user.click(screen.getByRole('button', { name: 'Send to this level' }));
    expect(await screen.findByText('0 of 20 messages are left today.')).toBeDefined();
    await user.type(screen.getByLabelText('Words'), 'More');
    expect(screen.getByRole('button', { name: 'Send to this level' }).hasAttribute('disabled')).toBe(true);
    await waitFor(() =>
      expect(JSON.parse(asked.findLast(({ id }) => id === 'agentMessageSend')?.body ?? '{}')).toEqual({
        to: 'level',
        level: 2,
        text: 'Hello all',
      }),
    );
  });

  it('offers direct downlines alone where the brand says so, and nothing to whom the operator has stopped', async () => {
    const { answer, portal } = await stage(
      { view: TeamMessages },
      {},
      {
        member: 1,
        answers: { agentMessageDesk: { ...desk, to: 'direct' } },
      },
    );
    expect(within(await screen.findByLabelText('To')).getAllByRole('option')).toHaveLength(1);
    answer({ agentMessageDesk: { ...desk, stopped: true } });
    portal.calls.invalidate((id) => id === 'agentMessageDesk');
    expect(await screen.findByText(/have been stopped by the operator/u)).toBeDefined();
    expect(screen.queryByLabelText('Words')).toBeNull();
  });
});
