import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test';

export type Values = ReadonlyMap<string, string | true>;

type Control = { name: string; kind: string; done: boolean };

const controlsOf = (form: Locator): Promise<Control[]> =>
  form.locator('[data-field] [name]:visible:enabled').evaluateAll((controls) =>
    controls.map((control) => {
      const input = control as HTMLInputElement;
      return {
        name: input.name,
        kind: input.type,
        // A text that stands there already may be one that the rules of today refuse.
        done:
          /checkbox|radio/u.test(input.type) &&
          document.querySelector(`[name="${input.name}"]:checked`) !== null,
      };
    }),
  );

async function put(form: Locator, { name, kind }: Control, value: string | true): Promise<void> {
  const control = form.locator(`[name="${name}"]`);
  if (kind === 'checkbox') await control.check();
  else if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
  else if (kind === 'select-one') await control.selectOption(String(value));
  else if (kind === 'button') {
    // A list that is searched by typing: whatever it offers first.
    await control.click();
    await form.getByRole('option').first().click();
  } else await control.fill(String(value));
}

/** Fills in what shows, and what shows once that is filled in. */
async function fillIn(form: Locator, values: Values): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    // Controls may be loaded when they first show.
    await expect(form.locator('.lv-control-loading')).toHaveCount(0, { timeout: 30_000 });
    const next = (await controlsOf(form)).find(
      ({ name, done }) => !done && !tried.has(name) && values.has(name),
    );
    if (!next) return;
    tried.add(next.name);
    await put(form, next, values.get(next.name) ?? '');
  }
}

/** The fields that a form marks, each with what it says. */
const marked = (form: Locator): Promise<string[]> =>
  form
    .locator('[data-field]:has([aria-invalid="true"])')
    .evaluateAll((fields) =>
      fields.map((field) => `${field.getAttribute('data-field')}: ${(field as HTMLElement).innerText}`),
    );

type RefusedField = { field: string; code: string };

/** Refusals by the password that the platform keeps, which an earlier form may have changed. */
const isOfPassword = ({ field, code }: RefusedField): boolean =>
  code === 'SAME_AS_OLD' || (code === 'WRONG' && /password/iu.test(field));

/**
 * Refusal of values that the page accepted; undefined if the platform refuses for another reason, such as a wrong
 * password.
 */
async function refusedValues(answer: Response): Promise<string | undefined> {
  if (answer.ok()) return undefined;
  const { code, value } = (await answer.json()) as { code: string; value?: { fields?: RefusedField[] } };
  if (value?.fields?.every(isOfPassword)) return undefined;
  return /^INVALID_(?:BODY|FIELDS)$/u.test(code) ? `${code} ${JSON.stringify(value)}` : undefined;
}

const isSending = (request: Request): boolean =>
  request.method() !== 'GET' && /\/(?:wps|lgw|lotto)\//u.test(request.url());

/** Fills a form in and sends it, step by step; answers the fields that kept it from being sent or accepted. */
export async function sendForm(page: Page, form: Locator, values: Values): Promise<string[]> {
  const sent: Request[] = [];
  const onRequest = (request: Request): void => void (isSending(request) && sent.push(request));
  for (let step = 0; step < 12; step += 1) {
    await fillIn(form, values);
    const fieldsBefore = (await controlsOf(form)).map(({ name }) => name).join();
    // Questions about single fields have been answered.
    await expect(form.locator('[data-field][aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
    page.on('request', onRequest);
    await form.locator('button[type="submit"]').last().click();
    const asks = page.locator('dialog[open] .lv-form-dialog-foot button').last();
    const outcome = async (): Promise<string> => {
      if (sent.length > 0) return 'sent';
      // Before the form is looked for: a question over a form that stands in a dialog is the dialog on top.
      if (await asks.isVisible()) return 'asks';
      if ((await form.count()) === 0) return 'gone';
      if ((await marked(form)).length > 0) return 'marked';
      return (await controlsOf(form)).map(({ name }) => name).join() === fieldsBefore ? 'waiting' : 'on';
    };
    const settled = { message: 'the form is sent, goes on or says why not', timeout: 30_000 };
    await expect.poll(outcome, settled).not.toBe('waiting');
    if ((await outcome()) === 'asks') {
      await asks.click();
      await expect.poll(() => sent.length, settled).toBeGreaterThan(0);
    }
    page.off('request', onRequest);
    const came = await outcome();
    if (came === 'gone') return ['the form goes away, and nothing is sent'];
    if (came === 'marked') return marked(form);
    if (came === 'on') continue;
    const answers = await Promise.all(sent.map((request) => request.response()));
    const refused = await Promise.all(answers.map((answer) => answer && refusedValues(answer)));
    return refused.filter((what) => what !== undefined && what !== null);
  }
  return ['the form never comes to its end'];
}
