import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json } from '#engine/json/json.ts';
import { startUser } from '../testing/render-console.tsx';
import { ConditionEditor } from './ConditionEditor.tsx';

afterEach(cleanup);

function open(start: Json | undefined) {
  const said: { now: Json | undefined } = { now: start };
  const Stage = () => {
    const [value, setValue] = useState(start);
    return (
      <ConditionEditor
        label="Shown when"
        value={value}
        extraFacts={{ agree: { type: 'boolean' } }}
        onChange={(next) => {
          said.now = next;
          setValue(next);
        }}
      />
    );
  };
  render(<Stage />);
  const pick = async (user: ReturnType<typeof startUser>, control: string, option: RegExp) => {
    await user.click(screen.getByRole('button', { name: new RegExp(control) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { said, user: startUser(), pick };
}

describe('the condition editor', () => {
  it('builds a condition from nothing, and takes it back', async () => {
    const { said, user, pick } = open(undefined);
    expect(screen.getByText('Always.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a rule' }));
    expect(said.now).toEqual({ var: 'session.loggedIn' });
    await user.click(screen.getByRole('button', { name: 'Add a group' }));
    await pick(user, 'Fact of rule 2.1', /Number of announcements/);
    await pick(user, 'Comparison of rule 2.1', /is at least/);
    const value = screen.getByRole('textbox', { name: 'Value of rule 2.1' });
    await user.clear(value);
    await user.type(value, '3');
    await user.tab();
    expect(said.now).toEqual({
      and: [{ var: 'session.loggedIn' }, { '>=': [{ var: 'notices.count' }, 3] }],
    });
    expect(screen.getByText('Signed in and Number of announcements is at least 3.')).toBeTruthy();
    await pick(user, 'How the rules combine', /None of these/);
    expect(said.now).toMatchObject({ '!': [{ or: [{}, {}] }] });
    await user.click(screen.getByRole('button', { name: 'Remove the condition' }));
    expect(said.now).toBeUndefined();
  });

  it('offers the listed values of a fact, and facts of the form by name', async () => {
    const { said, user, pick } = open({ '==': [{ var: 'theme.mode' }, 'dark'] });
    await pick(user, 'Value of rule 1', /light/);
    expect(said.now).toEqual({ '==': [{ var: 'theme.mode' }, 'light'] });
    await user.click(screen.getByRole('button', { name: /Fact of rule 1/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search facts' }), 'agree');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: /Field agree/ }));
    expect(said.now).toEqual({ var: 'form.agree' });
  });

  it('asks for countries, times and amounts by what they are', async () => {
    const { said, user, pick } = open({ '==': [{ var: 'visitor.country' }, 'MM'] });
    expect(screen.getByText('Country is Myanmar (Burma).')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Value of rule 1/ }));
    await user.type(screen.getByRole('searchbox', { name: 'Search values' }), 'thai');
    await user.click(screen.getByRole('option', { name: /Thailand/ }));
    expect(said.now).toEqual({ '==': [{ var: 'visitor.country' }, 'TH'] });
    await pick(user, 'Comparison of rule 1', /is one of/);
    await pick(user, 'Add a value', /Viet/);
    expect(said.now).toEqual({ in: [{ var: 'visitor.country' }, ['TH', 'VN']] });
    await user.click(screen.getByRole('button', { name: 'Take Thailand out' }));
    expect(screen.getByText('Country is one of Vietnam.')).toBeTruthy();

    await pick(user, 'Fact of rule 1', /Date and time/);
    fireEvent.change(screen.getByLabelText('Value of rule 1'), { target: { value: '2026-12-24T17:30' } });
    expect(said.now).toEqual({ '>': [{ var: 'time.now' }, 202_612_241_730] });
    expect(screen.getByText('Date and time is after 24 Dec 2026, 17:30.')).toBeTruthy();

    await pick(user, 'Fact of rule 1', /^Balance/);
    const amount = screen.getByRole('textbox', { name: 'Value of rule 1 (USD)' });
    await user.clear(amount);
    await user.type(amount, '12.5');
    await user.tab();
    expect(said.now).toEqual({ '>': [{ var: 'member.balance' }, 1250] });
    expect(screen.getByText(/Balance is more than USD\s12\.50\./)).toBeTruthy();
  });

  it('keeps what it cannot show as JSON, and says what the check finds', async () => {
    const strange: Json = { and: [{ '+': [1, 2] }, { var: 'member.isAgent' }] };
    const { said, user, pick } = open(strange);
    expect(screen.getByText('Written as JSON')).toBeTruthy();
    expect(screen.getByText(/no operator "\+"/)).toBeTruthy();
    await pick(user, 'Comparison of rule 2', /is not true/);
    expect(said.now).toEqual({ and: [{ '+': [1, 2] }, { '!': [{ var: 'member.isAgent' }] }] });
  });

  it('takes JSON over once it is JSON, and only then', async () => {
    const { said, user } = open({ var: 'member.isAgent' });
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'How to edit: Shown when' })).getByRole('radio', {
        name: 'JSON',
      }),
    );
    const json = screen.getByRole('textbox', { name: 'Shown when, as JSON' });
    await user.clear(json);
    await user.type(json, '{{"var": "member.isGuest"');
    expect(screen.getByRole('alert').textContent).toMatch(/no JSON yet/);
    expect(said.now).toBeUndefined();
    await user.type(json, '}');
    expect(said.now).toEqual({ var: 'member.isGuest' });
    expect(screen.getByText('Guest.')).toBeTruthy();
  });
});
