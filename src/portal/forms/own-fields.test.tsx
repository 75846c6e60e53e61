import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { openForm } from '#portal/testing/open-form.tsx';
import type { Documents } from '#ui/documents/documents.tsx';

afterEach(cleanup);

const sports: FormField = {
  label: 'field.occupation',
  input: 'select',
  options: {
    order: ['golf', 'polo'],
    items: { golf: { label: 'option.occupation.farming' }, polo: { label: 'option.occupation.farming' } },
  },
};
const club: Record<string, FormField> = {
  clubCode: { label: 'field.referralCode', input: 'text' },
  sport: sports,
  horse: { label: 'field.fullname', input: 'text', when: { '==': [{ var: 'own.sport' }, 'polo'] } },
  newsletter: { label: 'field.nickname', input: 'checkbox' },
};

const member = {
  id: 'c1',
  account: 'aye',
  nickname: 'Lucky',
  type: 0 as const,
  toUpline: null,
  clubLabel: { labelName: '' },
  memberLabel: [],
  lastLoginAt: null,
  registeredAt: '2026-01-01T00:00:00Z',
};

/** A form of the brand with fields of its own, and nothing but the fields named beside them. */
const asking =
  (id: string, known: readonly string[]) =>
  (given: Documents): Documents => {
    const form = given.forms[id] as FormDocument;
    const { steps: _steps, modes: _modes, modeOrder: _order, ...rest } = form;
    const changed: FormDocument = {
      ...rest,
      order: ['all'],
      groups: { all: { order: [...known, ...Object.keys(club)] } },
      fields: { ...form.fields, ...club },
    };
    return { ...given, forms: { ...given.forms, [id]: changed } };
  };

describe("fields of the operator's own", () => {
  it('are sent with the registration, apart from those that the platform knows', async () => {
    const form = await openForm('register', { documents: asking('register', ['username', 'password']) });
    await form.enter({ username: 'nilar2026', password: 'Secret-1234', clubCode: 'A-17', newsletter: true });
    await form.press('Register');
    await waitFor(() => expect(form.sent('memberRegister')).toHaveLength(1));
    const [sent] = form.sent('memberRegister');
    expect(sent).toMatchObject({
      username: 'nilar2026',
      own: { clubCode: 'A-17', newsletter: true },
      registerMethod: 'WEB',
    });
    expect(sent).not.toHaveProperty('clubCode');
  });

  it('begin with what is kept, follow conditions that read it, and are taken away when they are emptied', async () => {
    const kept = { clubCode: 'A-17', sport: 'polo', horse: 'Pegasus', newsletter: true };
    const form = await openForm('nickname', {
      documents: asking('nickname', ['nickname']),
      member: 0,
      answers: { memberInfo: { ...member, own: kept }, memberNickname: {} },
    });
    await waitFor(() => expect(form.control('horse')?.value).toBe('Pegasus'));
    expect([form.control('nickname')?.value, form.control('clubCode')?.value]).toEqual(['Lucky', 'A-17']);
    expect(form.control('newsletter')?.checked).toBe(true);
    await form.user.clear(form.control('horse') as HTMLInputElement);
    await form.enter({ clubCode: 'B-18' });
    await form.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.sent('memberNickname')).toHaveLength(1));
    expect(form.sent('memberNickname')[0]).toEqual({
      nickname: 'Lucky',
      own: { clubCode: 'B-18', sport: 'polo', horse: '', newsletter: true },
    });
  });

  it('leave what is kept alone while nobody knows it', async () => {
    const form = await openForm('nickname', {
      documents: asking('nickname', ['nickname']),
      member: 0,
      answers: { memberInfo: { status: 503, code: 'UNAVAILABLE' }, memberNickname: {} },
    });
    await form.enter({ nickname: 'Lucky' });
    await form.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.sent('memberNickname')).toHaveLength(1));
    expect(form.sent('memberNickname')[0]).toEqual({ nickname: 'Lucky' });
  });
});
