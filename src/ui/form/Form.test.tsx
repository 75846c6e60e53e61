import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Action, FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { FormValues, SendAnswer } from '#engine/forms/index.ts';
import { registration, registrationPatterns, registrationRules } from '#engine/forms/testing/registration.ts';
import { Form } from './Form.tsx';
import type { FormSources } from './form-sources.ts';
import { renderWithWords, testSources } from './testing/render-form.tsx';
import { useFormModel } from './use-form-model.ts';

type Page = { form: FormDocument; rules: RulesDocument };
let publish: (page: Partial<Page>) => Promise<void> = async () => {};

type Send = (action: Action, values: FormValues) => Promise<SendAnswer>;

const accept: Send = async () => ({ ok: true });

function Registration({
  onSend,
  onAction,
  given,
}: {
  onSend: Send;
  onAction: () => void;
  given: FormSources;
}) {
  const [page, setPage] = useState<Page>({ form: registration, rules: registrationRules });
  useEffect(() => {
    publish = (change) => act(async () => setPage((page) => ({ ...page, ...change })));
  }, []);
  const inUse = useFormModel({
    document: page.form,
    rules: page.rules,
    patterns: registrationPatterns,
    clock: () => new Date('2026-03-01T00:00:00Z'),
  });
  return (
    <Form
      document={page.form}
      model={inUse.model}
      modes={inUse.modes}
      mode={inUse.mode}
      onMode={inUse.setMode}
      onSend={onSend}
      onAction={onAction}
      sources={given}
    />
  );
}

const open = async (onSend: Send = accept, onAction = vi.fn<() => void>(), given = testSources) => {
  const user = userEvent.setup();
  await act(async () => {
    renderWithWords(<Registration onSend={onSend} onAction={onAction} given={given} />);
  });
  return { user, onAction };
};

const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
/** An awaited act: the tab's content may load its code lazily. */
const chooseMode = (name: string) =>
  act(async () => {
    const tab = screen.getByRole('tab', { name });
    tab.focus();
    fireEvent.click(tab);
  });
const submitButton = () => screen.getByRole('button', { name: /register/i });
const beneath = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

const rulesWith = (fields: RulesDocument['fields']): RulesDocument => ({
  ...registrationRules,
  fields: { ...registrationRules.fields, ...fields },
});

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(input(/Username/), 'annabelle');
  await user.type(input('*Password'), 'secret1');
  await user.type(input(/Repeat/), 'secret1');
  await user.click(input(/I agree/));
};

describe('a form shown from its document', () => {
  it('asks for the enabled fields in order, each with its label and its kind of control', async () => {
    await open();
    await screen.findByLabelText(/Date of birth/);
    const controls = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
    expect(
      controls.map((control) => [control.name, control.type, control.getAttribute('autocomplete')]),
    ).toEqual([
      ['username', 'text', 'username'],
      ['password', 'password', 'new-password'],
      ['verifyPwd', 'password', 'new-password'],
      ['email', 'email', 'email'],
      ['birthday', 'date', null],
      ['title', 'select-one', null],
      ['termsAgreement', 'checkbox', null],
    ]);
    expect(within(screen.getByRole('group', { name: 'Account' })).getAllByRole('textbox')).toHaveLength(1);
  });

  it('marks required fields with a star in label and placeholder, and says what the star means [VAL-06]', async () => {
    await open();
    expect(document.querySelector('label[for$=username]')?.textContent).toBe('*Username');
    expect(input(/Username/).placeholder).toBe('* Letters and digits');
    expect(input(/Username/).getAttribute('aria-required')).toBe('true');
    expect(input(/E-mail/).getAttribute('aria-required')).toBeNull();
    expect(screen.getByText('Items marked * are required')).toBeTruthy();
  });

  it('shows the message of a field beneath it when it is left, and clears it with the key that corrects it [ERR-05]', async () => {
    const { user } = await open();
    await user.type(input(/Username/), 'anna');
    expect(beneath(input(/Username/))).toBe('');
    await user.tab();
    expect(beneath(input(/Username/))).toBe('6-16 letters and digits, a letter first');
    expect(input(/Username/).getAttribute('aria-invalid')).toBe('true');
    await user.type(input(/Username/), 'be');
    expect(beneath(input(/Username/))).toBe('');
    expect(input(/Username/).getAttribute('aria-invalid')).toBeNull();
  });

  it('does not count the reveal button as leaving the password, and keeps what is typed', async () => {
    const { user } = await open();
    await user.type(input('*Password'), 'abc');
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(input('*Password').type).toBe('text');
    expect(input('*Password').value).toBe('abc');
    expect(input('*Password').getAttribute('aria-invalid')).toBeNull();
  });

  it('never blocks pasting, however long the text', async () => {
    const { user } = await open();
    await user.click(input(/Username/));
    await user.paste('a'.repeat(400));
    expect(input(/Username/).value).toHaveLength(400);
  });

  it('opens the link inside the label of a box without ticking it', async () => {
    const { user, onAction } = await open();
    await user.click(screen.getByRole('button', { name: 'terms' }));
    expect(onAction).toHaveBeenCalledWith({ do: 'openModal', modal: 'terms' });
    expect(input(/I agree/).checked).toBe(false);
    await user.click(screen.getByText('of use'));
    expect(input(/I agree/).checked).toBe(true);
  });
});

describe('submitting', () => {
  it('shows every message, puts the focus on the first and tells how many [ERR-05]', async () => {
    const { user } = await open();
    await user.click(submitButton());
    await expect.poll(() => document.activeElement).toBe(input(/Username/));
    const messages = [...document.querySelectorAll('.lv-field-error')].map(({ textContent }) => textContent);
    expect(messages).toEqual([
      'Input cannot be empty',
      'Input cannot be empty',
      'Input cannot be empty',
      'Please agree',
    ]);
    await expect.poll(() => screen.getByRole('status').textContent).toBe('4 fields need attention');
  });

  it('sends the values once, shows that it is busy, and cannot be sent twice', async () => {
    let answer: (value: SendAnswer) => void = () => {};
    const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
    const { user } = await open(send);
    await fill(user);
    await user.dblClick(submitButton());
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    expect(submitButton().getAttribute('aria-busy')).toBe('true');
    expect(submitButton().textContent).toBe('Registering…');
    await act(async () => answer({ ok: true }));
    expect(submitButton().getAttribute('aria-busy')).toBeNull();
    expect(send).toHaveBeenCalledWith(registration.submit.action, {
      username: 'annabelle',
      password: 'secret1',
      verifyPwd: 'secret1',
      email: '',
      birthday: '',
      title: '',
      termsAgreement: true,
    });
  });

  it('shows a refusal of the server at its field and puts the focus there', async () => {
    const { user } = await open(async () => ({ ok: false, fields: [{ field: 'username', code: 'TAKEN' }] }));
    await fill(user);
    await user.click(submitButton());
    await expect.poll(() => beneath(input(/Username/))).toBe('Already taken');
    await expect.poll(() => document.activeElement).toBe(input(/Username/));
    expect(input(/Username/).value).toBe('annabelle');
  });

  it('keeps everything when the network is lost and sends the same on retry', async () => {
    const sent: FormValues[] = [];
    const { user } = await open(async (_, values) => {
      sent.push(values);
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return { ok: true };
    });
    await fill(user);
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Network abnormal');
    expect(input(/Username/).value).toBe('annabelle');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('rules that change while a player types', () => {
  it('changes the form in place: the same control, what is typed, focus and caret stay', async () => {
    const { user } = await open();
    const email = input(/E-mail/);
    await user.type(email, 'anna@example.org');
    await publish({
      rules: rulesWith({ email: { enabled: true, required: true, minLength: 40, maxLength: 40 } }),
    });
    expect(input(/E-mail/)).toBe(email);
    await expect.poll(() => document.activeElement).toBe(email);
    expect(email.value).toBe('anna@example.org');
    expect(document.querySelector('label[for$=email]')?.textContent).toBe('*E-mail');
  });

  it('keeps caret and touched state when bounds and texts change [ENG-03]', async () => {
    const { user } = await open();
    const username = input(/Username/);
    await user.type(username, 'anna');
    await user.tab();
    await user.click(username);
    username.setSelectionRange(2, 2);
    await publish({
      rules: rulesWith({ username: { enabled: true, required: true, minLength: 3, maxLength: 16 } }),
    });
    expect(beneath(username)).toBe('');
    await publish({
      rules: rulesWith({
        username: { enabled: true, required: true, minLength: 8, maxLength: 9, patternId: 'letterFirst' },
      }),
    });
    expect(beneath(username)).toBe('8-9 letters and digits, a letter first');
    expect([username.selectionStart, username.selectionEnd, username.value]).toEqual([2, 2, 'anna']);
    await expect.poll(() => document.activeElement).toBe(username);
  });

  it('gives a field back with what was typed when it was away', async () => {
    const { user } = await open();
    await user.type(input(/E-mail/), 'a@b.co');
    await publish({ rules: rulesWith({ email: { enabled: false, required: false } }) });
    expect(screen.queryByLabelText(/E-mail/)).toBeNull();
    await publish({ rules: registrationRules });
    expect(input(/E-mail/).value).toBe('a@b.co');
  });

  it('follows a new order without losing a control', async () => {
    const { user } = await open();
    const email = input(/E-mail/);
    await user.type(email, 'a@b.co');
    const groups = { ...registration.groups, contact: { order: ['title', 'birthday', 'email'] } };
    await publish({ form: { ...registration, groups } });
    expect(input(/E-mail/)).toBe(email);
    expect(email.value).toBe('a@b.co');
  });
});

describe('modes', () => {
  it('switches by click and by arrow key, and keeps what was typed', async () => {
    const { user } = await open();
    await user.type(input('*Password'), 'secret1');
    await user.type(input(/Username/), 'annabelle');
    await chooseMode('By mobile');
    expect(screen.queryByLabelText(/Username/)).toBeNull();
    expect(await screen.findByLabelText(/Mobile number/)).toBeTruthy();
    expect(input('*Password').value).toBe('secret1');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'By username' }).getAttribute('aria-selected')).toBe('true');
    expect(input(/Username/).value).toBe('annabelle');
  });

  it('sends the dialling code of the first country with the number', async () => {
    const send = vi.fn<Send>(accept);
    const { user } = await open(send);
    await chooseMode('By mobile');
    await user.type(await screen.findByLabelText(/Mobile number/), '123456789');
    await user.type(input('*Password'), 'secret1');
    await user.click(input(/I agree/));
    await screen.findByText('+95');
    await user.click(submitButton());
    await expect.poll(() => send).toHaveBeenCalled();
    expect(send.mock.calls[0]?.[1]).toMatchObject({ mobileNum: '123456789', countryDialingCode: '95' });
  });
});

describe('widgets that need data', () => {
  const withCaptcha = () => rulesWith({ captcha: { enabled: true, required: true } });

  it('loads a picture, sends its id, and takes a new one when the form was refused', async () => {
    let loads = 0;
    const given: FormSources = {
      ...testSources,
      captcha: { load: async () => ({ captchaId: `c${(loads += 1)}`, image: 'iVBORw0KGgo=' }) },
    };
    const send = vi.fn<Send>(async () => ({
      ok: false,
      failure: { key: 'form.failure.refused', retry: false },
    }));
    const { user } = await open(send, vi.fn<() => void>(), given);
    await publish({ rules: withCaptcha() });
    await screen.findByRole('img', { name: 'Picture with a code' });
    await fill(user);
    await user.type(input(/Code in the picture/), 'a1b2');
    await user.click(submitButton());
    await expect.poll(() => loads).toBe(2);
    expect(send.mock.calls).toMatchObject([[{ do: 'register' }, { captcha: 'a1b2', captchaId: 'c1' }]]);
    expect(input(/Code in the picture/).value).toBe('');
  });

  it('offers to try again when the picture cannot be loaded', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch');
      return { captchaId: 'c', image: 'iVBORw0KGgo=' };
    };
    const { user } = await open(accept, vi.fn<() => void>(), { ...testSources, captcha: { load } });
    await publish({ rules: withCaptcha() });
    await user.click(await screen.findByRole('button', { name: /Another picture/ }));
    expect(await screen.findByRole('img', { name: 'Picture with a code' })).toBeTruthy();
  });
});
