import type { Browser } from '@playwright/test';
import { benchFields, typedField } from '../fields.ts';
import { isWrong, openForm, type Contender, type FormSession } from './form-session.ts';

/** Throws with the observed state. */
const must = (condition: boolean, otherwise: string): void => {
  if (!condition) throw new Error(otherwise);
};

type Check = { name: string; run: (session: FormSession, count: number) => Promise<void> };

const everyFieldIsThere: Check['run'] = async (session, count) => {
  const { controls } = await session.mount();
  must(controls === count, `${controls} controls`);
  for (const { name, label, ...field } of benchFields(count)) {
    const seen = await session.page.evaluate((wanted) => {
      const control = window.formProbe.find(wanted);
      if (control instanceof HTMLSelectElement) {
        const options = [...control.options].map((option) => option.label.trim());
        return { kind: 'select', label: control.labels[0]?.textContent ?? '', options };
      }
      if (!(control instanceof HTMLInputElement)) return undefined;
      return { kind: control.type, label: control.labels?.[0]?.textContent ?? '', options: [] };
    }, name);
    must(seen !== undefined, `no control for ${name}`);
    must(seen?.kind === field.kind, `${name} is asked for by a control of type ${seen?.kind}`);
    must(seen?.label.includes(label) === true, `${name} is labelled "${seen?.label}"`);
    const options = field.kind === 'select' ? field.options : [];
    must(
      options.join('|') === seen?.options.filter((o) => options.includes(o)).join('|'),
      `options of ${name}`,
    );
  }
  must((await session.page.evaluate(() => window.formProbe.messages())) === 0, 'a message before any act');
};

const messageFollowsTheKeys: Check['run'] = async (session, count) => {
  await session.mount();
  const { focused, keys } = await session.type();
  must(focused, 'the field does not take the focus');
  keys.forEach(({ length, right }, index) => {
    must(length === index + 1, `${length} characters after ${index + 1} keys`);
    must(right, `${isWrong(length) ? 'no message' : 'a message'} at ${length} characters`);
  });
  const distance = await session.page.evaluate((name) => {
    const control = window.formProbe.find(name);
    const message = control && window.formProbe.messageOf(control);
    return message ? message.getBoundingClientRect().top - control.getBoundingClientRect().bottom : undefined;
  }, typedField(count));
  must(
    distance !== undefined && distance > -4 && distance < 80,
    `the message is ${distance} px below its control`,
  );
};

const emptySubmitShowsAll: Check['run'] = async (session, count) => {
  await session.mount();
  await session.submit();
  const without = await session.page.evaluate(
    (names) =>
      names.filter((name) => {
        const control = window.formProbe.find(name);
        return !control || !window.formProbe.messageOf(control);
      }),
    benchFields(count).map(({ name }) => name),
  );
  must(without.length === 0, `no message at ${without.join(', ')}`);
  must(await session.page.evaluate(() => window.formProbe.values === undefined), 'an empty form was sent');
};

const validValuesGoThrough: Check['run'] = async (session, count) => {
  const { page } = session;
  await session.mount();
  for (const { name, kind, sample } of benchFields(count)) {
    const handle = await page.evaluateHandle((wanted) => window.formProbe.find(wanted), name);
    const control = handle.asElement();
    must(control !== null, `no control for ${name}`);
    if (kind === 'select') await control?.selectOption({ label: sample });
    else if (kind === 'checkbox') await control?.focus().then(() => page.keyboard.press('Space'));
    else await control?.fill(sample);
  }
  await page.evaluate(() => window.formProbe.quiet());
  const button = (await page.evaluateHandle(() => window.formProbe.submitButton())).asElement();
  await button?.focus();
  await page.keyboard.press('Enter');
  await page
    .waitForFunction(() => window.formProbe.values !== undefined, undefined, { timeout: 5000 })
    .catch(() => {});
  const values = await page.evaluate(() => window.formProbe.values);
  must(values !== undefined, 'valid values were not sent');
  for (const { name, sample } of benchFields(count)) {
    must(values?.[name] === sample, `${name} was sent as ${JSON.stringify(values?.[name])}`);
  }
};

const checks: readonly Check[] = [
  { name: 'every field is there', run: everyFieldIsThere },
  { name: 'the message of a field follows its keys', run: messageFollowsTheKeys },
  { name: 'an empty submit shows every message', run: emptySubmitShowsAll },
  { name: 'valid values go through as typed', run: validValuesGoThrough },
];

/** Checks that a contender does its work before it is timed; answers its faults. */
export async function verifyForm(browser: Browser, contender: Contender, count: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, run } of checks) {
    let session: FormSession | undefined;
    try {
      session = await openForm(browser, contender, count);
      await run(session, count);
      must(session.faults.length === 0, session.faults.join(' '));
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await session?.close();
  }
  return wrong;
}
