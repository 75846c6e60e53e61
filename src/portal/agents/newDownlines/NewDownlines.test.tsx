import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { NewDownlines } from './NewDownlines.tsx';

afterEach(cleanup);

const link: CallTypes['agentLinkMake']['value'] = {
  code: 'QWERTY2345',
  type: 0,
  rate: 200,
  group: 1840,
  note: 'Market stall',
  state: 'OPEN',
  expiresAt: null,
  uses: 10,
  used: 3,
  madeAt: '2026-03-01T10:00:00Z',
};
const links: CallTypes['agentLinks']['value'] = {
  kinds: [
    { type: 0, max: 580, below: [] },
    { type: 41, max: 400, below: [0, 42] },
  ],
  step: 10,
  newcomers: 100,
  rows: [{ ...link, brought: { deposits: '500000', validBet: '120000', earned: '4800.5' } }],
  currency: 'USD',
  digits: 2,
};
const show = (answers: Answers) =>
  stage({ view: NewDownlines }, {}, { member: 1, answers: { agentLinks: links, ...answers } });
const bodyOf = (asked: { id: unknown; body: string | undefined }[], call: string): unknown =>
  JSON.parse(asked.find(({ id }) => id === call)?.body ?? '{}');

describe('newDownlines', () => {
  it('opens an account of a kind at a rate, and shows its password this once [AGT-04]', async () => {
    const { user, asked, answer } = await show({
      agentOpen: {
        status: 422,
        code: 'INVALID_FIELDS',
        value: {
          fields: [
            { field: 'username', code: 'TAKEN', params: {} },
            { field: 'rate', code: 'TOO_LARGE', params: { max: '400' } },
            { field: 'password', code: 'PATTERN', params: { min: '8', max: '20' } },
          ],
        },
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Open an account' }));
    expect(form.getByText('From 0 % to 5.8 %, in steps of 0.1 %.')).toBeDefined();
    await user.selectOptions(form.getByLabelText('Kind of account'), 'Sub-agent');
    expect(form.getByText('From 0 % to 4 %, in steps of 0.1 %.')).toBeDefined();
    // The kind and the rate are explained where they are chosen, with an example in the brand's currency.
    expect(form.getByText(/may have directly below: Player, Promoter\.$/u)).toBeDefined();
    expect(form.getByText(/valid bets of MMK\s10,000\.00 bring you MMK\s150\.00\.$/u)).toBeDefined();
    expect(form.getByText(/pays MMK\s925\.00, instead of MMK\s900\.00 at 0 %\.$/u)).toBeDefined();
    const rate = form.getByLabelText('Rebate rate in %');
    await user.clear(rate);
    await user.type(rate, 'much');
    await user.type(form.getByLabelText('Username'), ' newsub ');
    const field = form.getByLabelText<HTMLInputElement>('Password for the first login');
    const proposed = field.value;
    await user.clear(field);
    await user.type(field, 'kyaw2026');
    await user.click(form.getByRole('button', { name: 'Open account' }));
    expect(form.getByText('Please write a number.')).toBeDefined();
    await user.clear(rate);
    await user.type(rate, '4.5');
    await user.click(form.getByRole('button', { name: 'Open account' }));
    expect(await form.findByText('At most 4 %.')).toBeDefined();
    expect(form.getByText('This is already in use. Please choose another.')).toBeDefined();
    // Which part of the rule the password misses.
    expect(form.getByText('Still missing: A capital letter, A symbol, such as # or !')).toBeDefined();
    await user.clear(field);
    await user.type(field, proposed);

    answer({
      agentOpen: { id: '7', account: 'newsub', nickname: 'newsub', type: 41, rate: 400, group: 1880 },
    });
    await user.clear(rate);
    await user.type(rate, '4');
    const password = form.getByLabelText<HTMLInputElement>('Password for the first login').value;
    expect(password).toMatch(/^[A-Za-z2-9]{4}-[A-Za-z2-9]{4}-[A-Za-z2-9]{4}$/u);
    await user.click(form.getByRole('button', { name: 'Open account' }));
    const card = within(
      await screen
        .findByText(/Hand over both now/u)
        .then(({ parentElement }) => parentElement ?? document.body),
    );
    expect(card.getByText('Sub-agent with a rebate rate of 4 %.')).toBeDefined();
    expect(card.getByLabelText('Password for the first login')).toHaveProperty('value', password);
    // The next account gets another one.
    const next = form.getByLabelText<HTMLInputElement>('Password for the first login');
    expect(next.value).not.toBe(password);
    const sent = asked.filter(({ id }) => id === 'agentOpen');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('makes links, shows what each brought, and ends them [AGT-04]', async () => {
    const { user, asked } = await show({
      agentLinkMake: link,
      agentLinkClose: { ...link, state: 'CLOSED' },
    });
    const part = within(await screen.findByRole('form', { name: 'Make link' }));
    await user.clear(part.getByLabelText('Rebate rate in %'));
    await user.type(part.getByLabelText('Rebate rate in %'), '2,5');
    await user.selectOptions(part.getByLabelText('Open for'), '7 days');
    await user.type(part.getByLabelText('Number of registrations'), '10');
    await user.type(part.getByLabelText('Name for yourself'), 'Market stall');
    await user.click(part.getByRole('button', { name: 'Make link' }));
    await waitFor(() =>
      expect(bodyOf(asked, 'agentLinkMake')).toEqual({
        type: 0,
        rate: 250,
        days: 7,
        uses: 10,
        note: 'Market stall',
      }),
    );
    const row = screen.getByRole('rowheader').parentElement;
    expect(row?.textContent).toMatch(
      /QWERTY2345Market stallOpen3 \/ 10Player2 %USD\s1,200\.00USD\s5,000\.00USD\s48\.00/u,
    );
    // The new link opens by itself, to be sent.
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText('Invitation link')).toHaveProperty(
      'value',
      'http://brand.test/register?affiliateCode=QWERTY2345',
    );
    expect(sheet.getByRole('img')).toBeDefined();
    await user.click(sheet.getByRole('button', { name: 'End link' }));
    await waitFor(() => expect(bodyOf(asked, 'agentLinkClose')).toEqual({ code: 'QWERTY2345' }));
  });

  it('leads links to the page that the document names', async () => {
    const { user } = await stage(
      { view: NewDownlines },
      { page: 'join' },
      { member: 1, answers: { agentLinks: links } },
    );
    await user.click(await screen.findByRole('button', { name: 'QWERTY2345' }));
    expect(await screen.findByLabelText('Invitation link')).toHaveProperty(
      'value',
      'http://brand.test/join?affiliateCode=QWERTY2345',
    );
  });
});
