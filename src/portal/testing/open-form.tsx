import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { login } from '#portal/shell/testing/answers.ts';
import { easyPuzzle } from './easy-puzzle.ts';
import { stage, type Answers, type StageOptions } from './stage.tsx';

/** Answers of a platform that accepts a form's values. */
const inOrder: Answers = {
  agentAffiliate: { code: 'AGENT7', account: 'age***7' },
  referralInviter: { code: 'FRIEND9', account: 'f•••••' },
  countryCodes: {
    countries: [
      { countryCode: 'MM', countryDialingCode: '95', name: 'Myanmar', flag: '/mm.svg' },
      { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand', flag: '/th.svg' },
    ],
  },
  humanChallenge: easyPuzzle,
  memberCheck: { free: true },
  memberPassword: {},
  memberPasswordEmail: {},
  memberPasswordVerification: {},
  memberRegister: login,
  memberRegisterMobile: login,
  sessionLogin: login,
  passwordsCommon: { hashes: [] },
  smsNoLogin: { expiredMinutes: 10 },
  smsRegister: { expiredMinutes: 10 },
};

/** Opens a form of a demo brand as the portal does; by default the platform accepts. */
export async function openForm(id: string, { answers, ...options }: StageOptions = {}) {
  const view = () => (
    <Suspense>
      <FormOfBrand id={id} />
    </Suspense>
  );
  const page = await act(() => stage({ view }, {}, { ...options, answers: { ...inOrder, ...answers } }));
  await waitFor(() => expect(page.container.querySelector('form')).not.toBeNull());

  const control = (name: string): HTMLInputElement | null => page.container.querySelector(`[name="${name}"]`);
  return {
    ...page,
    /** Names of the fields asked for now. */
    fields: () =>
      Array.from(page.container.querySelectorAll<HTMLElement>('form [name]'), (element) =>
        element.getAttribute('name'),
      ),
    control,
    /** Fills in fields by name: replaces texts, ticks boxes. */
    async enter(values: Readonly<Record<string, string | true>>) {
      for (const [name, value] of Object.entries(values)) {
        const element = await waitFor(() => {
          const found = control(name);
          if (!found) throw new Error(`The form asks for no "${name}".`);
          return found;
        });
        if (value === true) {
          await page.user.click(element);
          continue;
        }
        if (element.matches('select')) {
          await page.user.selectOptions(element, value);
          continue;
        }
        await page.user.clear(element);
        if (value !== '') await page.user.type(element, value);
      }
    },
    /** Waits for lazily loaded widgets, and for the countries. */
    async ready(name: string) {
      await waitFor(() => expect(control(name)).not.toBeNull());
      if (name === 'mobileNum') await screen.findByRole('button', { name: /\+95/ });
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    // An awaited act: the tab's content may load its code lazily.
    choose: (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name }))),
    /** Error message of a field; empty without one. */
    message: (name: string): string => {
      const element = control(name);
      if (!element || element.getAttribute('aria-invalid') !== 'true') return '';
      return (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((part) => document.getElementById(part)?.textContent ?? '')
        .join(' ');
    },
    /** Bodies sent to a call. */
    sent: (call: CallId): unknown[] =>
      page.asked.flatMap(({ id, body }) => (id === call && body !== undefined ? [read(body)] : [])),
  };
}

const read = (body: string): unknown =>
  body.startsWith('{') ? (JSON.parse(body) as unknown) : Object.fromEntries(new URLSearchParams(body));
