import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { login } from '#portal/shell/testing/answers.ts';
import { easyPuzzle } from './easy-puzzle.ts';
import { stage, type Answers, type StageOptions } from './stage.tsx';

/** A platform that takes what a form sends. */
const inOrder: Answers = {
  agentAffiliate: { code: 'AGENT7', account: 'age***7' },
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

/** Opens a form of a demo brand as the portal does, before a platform in order unless answers say otherwise. */
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
    /** Names of the fields that are asked for now. */
    fields: () =>
      Array.from(page.container.querySelectorAll<HTMLElement>('form [name]'), (element) =>
        element.getAttribute('name'),
      ),
    control,
    /** Fills in fields by name: texts are typed over what stands there, boxes ticked. */
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
    /** Waits for the widgets whose code comes later, and for the countries. */
    async ready(name: string) {
      await waitFor(() => expect(control(name)).not.toBeNull());
      if (name === 'mobileNum') await screen.findByRole('button', { name: /\+95/ });
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    // What shows then may wait for its code, which React takes in only within an act that is waited for.
    choose: (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name }))),
    /** The message beneath a field; empty while there is none. */
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
