import { get } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningServer } from './server.ts';
import { wordsOf } from './words.ts';

export type Brand = 'aurora' | 'padauk';
export type Mode = 'username' | 'mobile';

/** Answers of a person, by field; fields that a brand does not ask for are ignored. */
export type Answers = Readonly<Record<string, string>> & { username: string; mobileNum: string };

let people = 0;

/** An unregistered person: nine digits of a number, a name of letters and digits. */
export function newPerson(): Answers {
  people += 1;
  const own = String((Date.now() % 100_000) * 100 + people).padStart(7, '0');
  return {
    username: `lotus${own}`,
    mobileNum: `97${own}`,
    password: 'Lilac-12-Rain',
    verifyPwd: 'Lilac-12-Rain',
    fullname: 'Aye Chan',
    // Month and day are the same, so that it can be typed in either order.
    birthday: '1990-04-04',
    address: '12 Pagoda Road',
    email: `aye${own}@mail.example`,
  };
}

/** The account that a registration makes. */
export const accountOf = (person: Answers, mode: Mode): string =>
  mode === 'mobile' ? person.mobileNum : person.username;

type Message = { to: string; text: string; sentAt: string };

/** The body of an answer to a brand; which brand is meant goes by the host, whose name only a browser resolves. */
const bodyOf = ({ port }: RunningServer, brand: Brand, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${brand}.localhost:${port}` } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve(body));
    }).on('error', reject);
  });

/** Messages already read: the next reader waits for another one. */
const seen = new Set<string>();

/** Part of the next message to somebody that matches `holds`, read from the sandbox's outbox. */
async function sent(
  server: RunningServer,
  brand: Brand,
  { is, holds, what }: { is: (to: string) => boolean; holds: RegExp; what: string },
): Promise<string> {
  let found = '';
  const read = async (): Promise<string> => {
    const { messages } = JSON.parse(await bodyOf(server, brand, '/sandbox/outbox.json')) as {
      messages: Message[];
    };
    const fresh = messages.find(
      (message) => is(message.to) && holds.test(message.text) && !seen.has(JSON.stringify(message)),
    );
    if (fresh) seen.add(JSON.stringify(fresh));
    found = fresh?.text.match(holds)?.[0] ?? '';
    return found;
  };
  await expect.poll(read, { message: what }).not.toBe('');
  return found;
}

/** The code of the next message to a mobile number or an e-mail address. */
export const codeSentTo = (server: RunningServer, brand: Brand, recipient: string): Promise<string> =>
  sent(server, brand, {
    is: (to) => (recipient.includes('@') ? to === recipient : to.replaceAll(/\D/gu, '').endsWith(recipient)),
    holds: /\b\d{6}\b/u,
    what: `a code for ${recipient}`,
  });

/** The temporary password of the next mail to an address. */
export const passwordSentTo = (server: RunningServer, brand: Brand, email: string): Promise<string> =>
  sent(server, brand, {
    is: (to) => to === email,
    holds: /[a-z0-9]{4}(?:-[a-z0-9]{4}){3}/u,
    what: `a password for ${email}`,
  });

/** The registration as a visitor meets it. */
export async function openRegistration(page: Page, server: RunningServer, brand: Brand): Promise<Locator> {
  await page.goto(`${server.portal(brand)}/register`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('form [name="password"]').waitFor();
  await expect(dialog.locator('.lv-control-loading')).toHaveCount(0);
  return dialog;
}

/** Fills in the fields of the step that shows; what has a value stays. */
export async function fillStep(page: Page, person: Answers): Promise<void> {
  const form = page.locator('dialog[open] form');
  for (const name of (await stepOf(page)).split(',')) {
    const control = form.locator(`[name="${name}"]`);
    const kind = await control.evaluate((element: HTMLInputElement) => element.type);
    if (kind === 'checkbox') await control.check();
    else if (kind === 'select-one') await control.selectOption({ index: 1 });
    else if (person[name] !== undefined && (await control.inputValue()) === '')
      await control.fill(person[name]);
  }
}

/** Fills in what is left, step by step, up to the last one, which is not sent. */
export async function fillOn(page: Page, person: Answers, nextLabel: string): Promise<void> {
  const next = page.getByRole('dialog').getByRole('button', { name: nextLabel, exact: true });
  for (;;) {
    await fillStep(page, person);
    if ((await next.count()) === 0) return;
    const step = await stepOf(page);
    await next.click();
    await isOver(page, step);
  }
}

/** Registers somebody new, who is then logged in on the page. */
export async function register(page: Page, server: RunningServer, brand: Brand = 'aurora'): Promise<Answers> {
  const say = wordsOf(brand);
  const person = newPerson();
  await openRegistration(page, server, brand);
  await fillOn(page, person, say('form.next'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('action.register') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return person;
}

/** Present step, by the names of its fields; changes when the form goes on. */
const stepOf = (page: Page): Promise<string> =>
  page
    .locator('dialog form [name]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')).join());

/** The form asks for a mobile number now, and the code of every field is there. */
async function byMobile(dialog: Locator): Promise<void> {
  await expect(dialog.locator('form [name="username"]')).toHaveCount(0);
  await expect(dialog.locator('form [name="verificationCode"]')).toBeVisible();
  await expect(dialog.locator('.lv-control-loading')).toHaveCount(0);
}

/** Fills in and sends a registration with the fingers: taps and what the phone's keyboard gives. */
export async function registerByTouch(
  page: Page,
  { brand, mode, person, language, server }: Attempt,
): Promise<void> {
  const say = wordsOf(brand, language);
  const dialog = page.getByRole('dialog');
  const form = dialog.locator('form');
  if (mode === 'mobile') {
    await dialog.getByRole('tab', { name: say('mode.mobile') }).tap();
    await byMobile(dialog);
  }
  for (;;) {
    const step = await stepOf(page);
    for (const name of step.split(',')) {
      const control = form.locator(`[name="${name}"]`);
      const kind = await control.evaluate((element: HTMLInputElement) => element.type);
      if (kind === 'checkbox') await control.tap();
      else if (kind === 'select-one') await control.selectOption({ index: 1 });
      else if (name === 'verificationCode') {
        await dialog.getByRole('button', { name: say('form.code.send') }).tap();
        await control.fill(await codeSentTo(server, brand, person.mobileNum));
      } else if (person[name] !== undefined) {
        await control.tap();
        await control.fill(person[name]);
      }
    }
    await form.locator('button[type="submit"]').last().tap();
    if (await isOver(page, step)) return;
  }
}

export type Attempt = {
  server: RunningServer;
  brand: Brand;
  mode: Mode;
  language: string;
  person: Answers;
};

/** The form has gone, or shows the next step. */
async function isOver(page: Page, step: string): Promise<boolean> {
  const dialog = page.locator('dialog[open]');
  await expect
    .poll(async () => (await dialog.count()) === 0 || (await stepOf(page)) !== step, {
      message: `the form goes on from ${step}`,
    })
    .toBe(true);
  return (await dialog.count()) === 0;
}

type Focused = { name: string | null; kind: string; role: string | null; text: string };

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    return {
      name: element.getAttribute('name'),
      kind: element.type ?? element.tagName,
      role: element.getAttribute('role'),
      // As `wordsOf` has it.
      text: (element.textContent ?? '').replaceAll('\u200B', ''),
    };
  });

/** Fills in and sends a registration without ever touching a pointer. */
export async function registerByKeyboard(
  page: Page,
  { brand, mode, person, language, server }: Attempt,
): Promise<void> {
  const say = wordsOf(brand, language);
  const { keyboard } = page;
  let code: string | undefined;
  if (mode === 'mobile') {
    // The form opens with the focus on its first field; the ways to fill it in stand before.
    while ((await focused(page)).role !== 'tab') await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowRight');
    await byMobile(page.getByRole('dialog'));
  }
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (pressed > 0 || mode === 'mobile') await keyboard.press('Tab');
    const { name, kind, text } = await focused(page);
    const value = name === null ? undefined : person[name];
    if (kind === 'checkbox') await keyboard.press('Space');
    else if (kind === 'select-one') await keyboard.press('ArrowDown');
    else if (kind === 'date') await keyboard.type('04041990');
    else if (name === 'verificationCode') {
      if (code !== undefined) await keyboard.type(code);
    } else if (text.includes(say('form.code.send')) && code === undefined) {
      await keyboard.press('Enter');
      code = await codeSentTo(server, brand, person.mobileNum);
      // Once it is sent, the focus is where it has to be typed.
      await expect.poll(async () => (await focused(page)).name).toBe('verificationCode');
      await keyboard.type(code);
      await keyboard.press('Tab');
    } else if (kind === 'submit') {
      const step = await stepOf(page);
      await keyboard.press('Enter');
      if (await isOver(page, step)) return;
      // A new step takes the focus to its beginning; Tab would leave its first control out if it is there already.
      if ((await focused(page)).name !== null) await keyboard.press('Shift+Tab');
    } else if (value !== undefined) await keyboard.type(value);
  }
  throw new Error('The keyboard never reached the end of the form.');
}
