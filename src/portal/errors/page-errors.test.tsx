import { cleanup } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callErrors } from '#contract/call-errors.ts';
import { pageErrors, type PageErrorCode } from '#contract/page-errors.ts';
import type { DocumentsByName } from '#contract/generated/documents.ts';
import { errorEntryOf } from '#engine/error-entry.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { runAction } from '#portal/actions/run-action.ts';
import type { ActionData } from '#portal/actions/action-data.ts';
import { solveChallenge } from '#portal/flows/solve-challenge.ts';
import { formAnswer } from '#portal/forms/send-answer.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import type * as Encryption from '#portal/gateway/encrypt.ts';
import { createGateway } from '#portal/gateway/gateway.ts';
import { choosePasskey, makePasskey } from '#portal/passkeys/authenticator.ts';
import { exception, fakeAuthenticator } from '#portal/passkeys/testing/fake-authenticator.ts';
import { easyPuzzle } from '#portal/testing/easy-puzzle.ts';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { phoneError } from '#portal/ways-in/phone-errors.ts';
import { providerProof } from '#portal/ways-in/proof-of.ts';
import { runInWindow } from '#portal/ways-in/run-provider-flow.ts';
import { tellError } from './tell-error.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Component tests send unencrypted, see tests/setup/components.ts; here the real encryption fails.
const { createEncryption } = await vi.importActual<typeof Encryption>('#portal/gateway/encrypt.ts');

const packs = await readPacks(join(import.meta.dirname, '../../../configs'));

const page = (options: StageOptions = {}) => stage({ view: () => null }, {}, options);

const toldBy = async (action: ActionData, options: StageOptions = {}): Promise<string> => {
  const { portal } = await page(options);
  const outcome = await runAction(portal, action);
  return outcome.ok ? 'nothing' : outcome.error.code;
};

const gatewayOn = (fetch: typeof globalThis.fetch, timeout?: number) =>
  createGateway({
    fetch,
    encryption: createEncryption(fetch),
    session: () => undefined,
    language: () => 'en',
    onSessionLost: () => {},
    ...(timeout !== undefined && { timeout }),
  });

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'nothing',
    (error: unknown) => (error as CallError).code,
  );

const domains = { domainList: [], customerService: [], resources: [] } as const;

/** The page's code for a Firebase failure. */
const byFirebase = (said: string) => async () =>
  phoneError(Object.assign(new Error(said), { code: said })).code;

/** The page's code for what a browser throws when it is asked for a passkey. */
const byAuthenticator =
  (name: string, ask: (asked: { options: { challenge: string } }) => Promise<unknown>) => async () => {
    const { create, get } = fakeAuthenticator();
    for (const asked of [create, get]) asked.mockRejectedValue(exception(name));
    const user = { id: 'b3duZXI' };
    return codeOf(ask({ options: { challenge: 'Y2hhbGxlbmdl', user, rp: {} } as { challenge: string } }));
  };

/** Provokes each code; the type requires an entry per code. */
const provoked: Readonly<Record<PageErrorCode, () => Promise<string>>> = {
  NETWORK: () => codeOf(gatewayOn(() => Promise.reject(new TypeError('offline'))).call('captcha', {})),
  TIMEOUT: () =>
    codeOf(
      gatewayOn(
        (_address, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
          }),
        1,
      ).call('captcha', {}),
    ),
  BAD_ANSWER: () =>
    codeOf(gatewayOn(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })).call('captcha', {})),
  ENCRYPTION_FAILED: () =>
    codeOf(gatewayOn(async () => Response.json({ keys: [] })).encrypt('secret', 'sessionFreePlay')),
  HUMAN_UNSOLVED: async () => {
    // An unsolvable puzzle is abandoned after 90 seconds, which each reading of the mocked clock exceeds.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100_000));
    const parameters = { ...easyPuzzle.challenge.parameters, keyPrefix: 'f'.repeat(64) };
    try {
      return await codeOf(solveChallenge({ ...easyPuzzle.challenge, parameters }));
    } finally {
      clock.mockRestore();
    }
  },
  POPUP_BLOCKED: async () => {
    const open = window.open;
    window.open = () => null;
    try {
      return await toldBy({ do: 'openSupport', position: 'TELEGRAM-1' });
    } finally {
      window.open = open;
    }
  },
  POPUP_CLOSED: async () => {
    const { portal } = await page();
    vi.useFakeTimers();
    try {
      const popup = () => ({ go: () => {}, close: () => {}, closed: () => true });
      return await new Promise<string>((resolve) => {
        const opening = { ...portal, clock: () => new Date(), window: { ...portal.window, popup } };
        const flow = { begin: () => new Promise<never>(() => {}), finish: async () => {} };
        runInWindow(opening, flow, (stage) => stage.at === 'failed' && resolve(stage.error.code));
        void vi.advanceTimersByTimeAsync(10_000);
      });
    } finally {
      vi.useRealTimers();
    }
  },
  PROVIDER_DENIED: () =>
    codeOf(
      (async () =>
        providerProof({
          provider: 'google',
          state: 's',
          code: null,
          iss: null,
          error: 'access_denied',
          result: null,
        }))(),
    ),
  PASSKEY_STOPPED: byAuthenticator('NotAllowedError', makePasskey),
  PASSKEY_NONE: byAuthenticator('NotAllowedError', choosePasskey),
  PASSKEY_EXISTS: byAuthenticator('InvalidStateError', makePasskey),
  PASSKEY_IMPOSSIBLE: byAuthenticator('SecurityError', choosePasskey),
  PHONE_INVALID: byFirebase('auth/invalid-phone-number'),
  PHONE_TOO_MANY: byFirebase('auth/too-many-requests'),
  PHONE_CODE_INVALID: byFirebase('auth/invalid-verification-code'),
  PHONE_CODE_MISSING: byFirebase('auth/missing-verification-code'),
  PHONE_CODE_EXPIRED: byFirebase('auth/code-expired'),
  PHONE_CAPTCHA: byFirebase('auth/captcha-check-failed'),
  PHONE_DOMAIN: byFirebase('auth/invalid-app-credential'),
  PHONE_QUOTA: byFirebase('auth/quota-exceeded'),
  PHONE_OFF: byFirebase('auth/operation-not-allowed'),
  PHONE_UNKNOWN: byFirebase('auth/internal-error'),
  NO_SUPPORT: async () => {
    const open = window.open;
    window.open = () => ({ close: () => {}, location: {} }) as unknown as Window;
    try {
      return await toldBy(
        { do: 'openSupport', position: 'TELEGRAM-1' },
        { answers: { domainRoute: { ...domains } as never } },
      );
    } finally {
      window.open = open;
    }
  },
  NO_DOWNLOAD: () =>
    toldBy({ do: 'openDownload', resourceType: 'IOS' } as ActionData, {
      answers: { domainRoute: { ...domains } as never },
    }),
  NEEDS_REAL_ACCOUNT: async () => {
    const { portal } = await page({ member: 4 });
    await runAction(portal, { do: 'openCentre', centre: 'member' });
    return portal.alerts.shown?.text === 'in_need_true_account' ? 'NEEDS_REAL_ACCOUNT' : 'nothing';
  },
  AGENTS_ONLY: async () => {
    const { portal } = await page({ member: 0 });
    await runAction(portal, { do: 'openCentre', centre: 'agent' });
    return portal.toasts.shown[0]?.text === portal.say('centre.agentsOnly') ? 'AGENTS_ONLY' : 'nothing';
  },
  UNKNOWN_ACTION: async () => {
    const { portal } = await page();
    const outcome = await runAction({ ...portal, report: () => {} }, {
      do: 'dance',
    } as unknown as ActionData);
    return outcome.ok ? 'nothing' : outcome.error.code;
  },
  UNEXPECTED: async () => {
    const { portal } = await page();
    const broken = { ...portal, report: () => {}, navigation: undefined as never };
    const outcome = await runAction(broken, { do: 'openModal', modal: 'login' });
    return outcome.ok ? 'nothing' : outcome.error.code;
  },
  UNKNOWN: async () => {
    const { portal } = await page();
    tellError(portal, 'NOBODY_HAS_HEARD_OF_THIS');
    return portal.toasts.shown[0]?.text === portal.say('error.UNKNOWN') ? 'UNKNOWN' : 'nothing';
  },
};

describe('the codes of the page', () => {
  it.each(Object.entries(provoked))('%s comes about', async (code, provoke) => {
    expect(await provoke()).toBe(code);
  });

  it('are all in the contract', () => {
    const root = join(import.meta.dirname, '..');
    const codes = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|testing/u.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(join(root, file), 'utf8').matchAll(
            /new CallError\(\s*(?:\w+ \? )?'([A-Z_]+)'(?: : '([A-Z_]+)')?/gu,
          ),
          ([, one = '', other = '']) => [one, other],
        ).flat(),
      )
      .filter((code) => code !== '');
    const known = new Set([...Object.keys(pageErrors), ...Object.keys(callErrors)]);
    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});

const catalogueOf = (pack: string) => {
  const { documents } = resolveBrand(packs, pack);
  const { errors: own } = documents['errors/main'] as DocumentsByName['errors'];
  const codes = Object.keys({ ...pageErrors, ...callErrors, ...own });
  const errors = Object.fromEntries(codes.map((code) => [code, errorEntryOf(own, code)]));
  const { languages = [] } = documents['brand/main'] as DocumentsByName['brand'];
  const words = languages.map(
    (language) => [language, (documents[`texts/${language}`] as DocumentsByName['texts']).texts] as const,
  );
  return { errors, words };
};

describe.each(['aurora', 'padauk'])('the catalogue of %s', (pack) => {
  const { errors, words } = catalogueOf(pack);

  it('tells of every code in every language of the brand [ERR-15] [ERR-16] [ERR-19]', () => {
    expect(words.length).toBeGreaterThan(1);
    const untold = Object.entries(errors).flatMap(([code, { text, confirm }]) =>
      words
        .filter(([, texts]) => !texts[text] || (confirm !== undefined && !texts[confirm]))
        .map(([language]) => `${code} in ${language}`),
    );
    expect(untold).toEqual([]);
  });

  it.each([
    [
      'NETWORK',
      'The network is not working as it should. Please check your connection and try again.',
      '[ERR-15]',
    ],
    ['TIMEOUT', 'The page is slow. Please check your network and try again.', '[ERR-15]'],
    ['PHONE_DOMAIN', 'The check of this site failed. Please contact customer service.', '[ERR-16]'],
    ['ADDRESS_BLOCKED', 'This internet connection is kept out of our site.', '[ERR-17]'],
    ['REGION_RESTRICTED', 'We are not allowed to do this where you seem to be.', '[ERR-17]'],
    ['POPUP_BLOCKED', 'Your browser blocked the window. Please allow popups for this site.', '[ERR-18]'],
    ['POPUP_CLOSED', 'The window was closed before the login was done. Please try again.', '[ERR-13]'],
    ['HUMAN_REQUIRED', 'Please complete the verification first.', '[ERR-19]'],
    ['INVALID_FIELDS', 'Please check the marked entries.', '[ERR-19]'],
    ['ACCOUNT_UNKNOWN', 'This username or e-mail address does not exist.', '[ERR-14]'],
    ['NOT_AN_AGENT', 'This account is not an agent account. Please log in on the member page.', '[ERR-21]'],
    ['NOT_A_MEMBER', 'This account cannot log in here.', '[ERR-21]'],
  ])('says of %s in English: %s %s', (code, said) => {
    const english = Object.fromEntries(words)['en'];
    expect(english?.[errors[code]?.text ?? '']).toBe(said);
  });

  const open = page({ pack });

  it.each(Object.keys(errors))('%s shows in a form as its document says', async (code) => {
    const { portal } = await open;
    for (const { id } of portal.toasts.shown) portal.toasts.close(id);
    portal.alerts.close();
    const entry = errors[code]!;
    const answer = formAnswer(portal, new CallError(code, 'for developers', { status: 400 }));
    const [toast] = portal.toasts.shown;
    const alert = portal.alerts.shown;
    const said = portal.say(entry.text);
    const shown = {
      form: { failure: { key: entry.text, retry: entry.retry ?? false }, fields: [] },
      field: {
        failure: { key: entry.text, retry: entry.retry ?? false },
        fields: entry.fields?.map((field) => ({ field, code: 'WRONG' })),
      },
      toast: { told: true },
      popup: { told: true },
    }[entry.present];
    // After too many requests the button waits.
    const wait = code.endsWith('TOO_MANY') || code === 'TOO_MANY_REQUESTS' ? { waitSeconds: 300 } : {};
    expect(answer).toEqual({ ok: false, ...shown, ...wait });
    expect(toast?.text).toBe(entry.present === 'toast' ? said : undefined);
    expect([alert?.text, alert?.confirm]).toEqual(
      entry.present === 'popup' ? [entry.text, entry.confirm] : [undefined, undefined],
    );
    expect(said).not.toBe(entry.text);
  });
});
