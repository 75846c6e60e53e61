import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { keepEarlyEntries } from './keep-entries.ts';

const root = document.documentElement;
keepEarlyEntries(root);

let page: Root | undefined;
afterEach(() => act(() => page?.unmount()));

/** A form in the state of React, which says what it knows. */
function Form(): ReactNode {
  const [name, setName] = useState('');
  const [rules, setRules] = useState(false);
  const [bank, setBank] = useState('kbz');
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Rules"
        checked={rules}
        onChange={(event) => setRules(event.target.checked)}
      />
      <select aria-label="Bank" value={bank} onChange={(event) => setBank(event.target.value)}>
        <option value="kbz">KBZ</option>
        <option value="aya">AYA</option>
      </select>
      <output>{JSON.stringify({ name, rules, bank })}</output>
    </form>
  );
}

async function draw(): Promise<{ takeOver: () => Promise<void> }> {
  root.dataset['drawn'] = '';
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(place);
  return {
    takeOver: async () => {
      await act(async () => (page = hydrateRoot(place, <Form />)));
      await act(async () => delete root.dataset['drawn']);
    },
  };
}
const known = (): unknown => JSON.parse(screen.getByRole('status').textContent);

it('enters what was entered in a drawn page when it has been taken over, with the caret where it was', async () => {
  const user = userEvent.setup();
  const { takeOver } = await draw();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.click(screen.getByRole('checkbox'));
  await user.selectOptions(screen.getByRole('combobox'), 'aya');
  await user.type(name, 'ma');
  name.setSelectionRange(1, 1);
  await user.keyboard('i');
  await takeOver();
  expect(known()).toEqual({ name: 'mia', rules: true, bank: 'aya' });
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe('mia');
  expect(name.selectionStart).toBe(2);
  await user.keyboard('n');
  expect(known()).toMatchObject({ name: 'mina' });
});

it('enters nothing that was not touched, and nothing again', async () => {
  const user = userEvent.setup();
  const { takeOver } = await draw();
  await user.type(screen.getByRole('textbox'), 'mia');
  await user.clear(screen.getByRole('textbox'));
  await takeOver();
  expect(known()).toEqual({ name: '', rules: false, bank: 'kbz' });
  await user.type(screen.getByRole('textbox'), 'thu');
  await act(async () => (root.dataset['drawn'] = ''));
  await act(async () => delete root.dataset['drawn']);
  expect(known()).toEqual({ name: 'thu', rules: false, bank: 'kbz' });
});
