import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stage } from '#portal/testing/stage.tsx';
import { InviteLink } from './InviteLink.tsx';

afterEach(cleanup);

const block = { view: InviteLink };

const memberInfo = {
  id: '1',
  account: 'agent',
  nickname: '',
  type: 1 as const,
  toUpline: null,
  clubLabel: { labelName: '' },
  memberLabel: [],
  lastLoginAt: null,
  registeredAt: '2025-06-01T00:00:00Z',
};
const link = 'http://brand.test/register?affiliateCode=A%26B';

describe('inviteLink', () => {
  it("copies the link that registers players below the agent's code", async () => {
    const { user } = await stage(
      block,
      {},
      {
        member: 1,
        answers: { memberInfo: { ...memberInfo, affiliateCode: 'A&B' } },
      },
    );
    expect(await screen.findByLabelText('Your invitation link')).toHaveProperty('value', link);
    const [copy] = screen.getAllByRole('button', { name: 'Copy' });
    if (copy) await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(await screen.findByText('Copied. Paste it where you like.')).toBeDefined();
  });

  it('selects the link where the browser does not let the page copy', async () => {
    const { user } = await stage(
      block,
      {},
      {
        member: 1,
        answers: { memberInfo: { ...memberInfo, affiliateCode: 'A&B' } },
      },
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await screen.findByLabelText('Your invitation link')).toBeDefined();
    const [copy] = screen.getAllByRole('button', { name: 'Copy' });
    if (copy) await user.click(copy);
    expect(await screen.findByText(/copy it yourself/)).toBeDefined();
    const field = screen.getByLabelText<HTMLInputElement>('Your invitation link');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
  });

  it('says so when the agent has no code, or the member is no agent', async () => {
    await stage(block, {}, { member: 1, answers: { memberInfo } });
    expect(await screen.findByText('You have no invitation code yet')).toBeDefined();
    cleanup();
    await stage(block, {}, { member: 0, answers: { memberInfo: { ...memberInfo, type: 0 } } });
    expect(await screen.findByText('Only agents have an invitation link')).toBeDefined();
  });
});
