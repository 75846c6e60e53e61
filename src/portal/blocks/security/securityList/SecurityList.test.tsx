import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SecurityListProps } from '#contract/generated/blocks.ts';
import { securityAnswer } from '#portal/security/testing/security-answer.ts';
import { stage } from '#portal/testing/stage.tsx';
import { SecurityList } from './SecurityList.tsx';

afterEach(cleanup);

const button = (label: string) => [{ label, action: { do: 'openModal', modal: 'nickname' } as const }];
const props: SecurityListProps = {
  order: ['totp', 'email', 'gone'],
  items: {
    email: {
      shows: 'email',
      icon: 'mail',
      title: 'security.email',
      text: 'security.email.text',
      missing: button('security.action.add'),
      unverified: button('security.action.verify'),
      done: button('security.action.change'),
    },
    totp: {
      shows: 'totp',
      icon: 'shield',
      title: 'security.totp',
      text: 'security.totp.text',
      missing: button('security.action.setUp'),
      done: button('security.action.turnOff'),
    },
  },
};

describe('securityList', () => {
  it.each([
    [{}, ['Set up', 'Verify'], 'th•••i@mail.example'],
    [{ email: null }, ['Set up', 'Add'], 'For codes and notices about your account.'],
    [
      { email: { to: 'a•••@b.example', verified: true }, totp: { on: true, recoveryCodesLeft: 3 } },
      ['Turn off', 'Change'],
      'Recovery codes left: 3',
    ],
  ])('has the buttons of how each stands: %j', async (given, buttons, line) => {
    const answers = { memberSecurity: securityAnswer(given) };
    await stage({ view: SecurityList }, props, { member: 0, answers });
    expect(await screen.findByText(line)).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    // Each button names its subject.
    for (const item of screen.getAllByRole('listitem')) {
      const [title] = (item.textContent ?? '').split(/(?=Not|Set|Verified)/u);
      for (const one of within(item).getAllByRole('button')) {
        expect(one.getAttribute('aria-label')).toContain(title ?? '');
      }
    }
  });
});
