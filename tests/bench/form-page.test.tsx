import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { documentsOf } from './documents.ts';
import { benchFields, typedField, type BenchValues } from './fields.ts';
import type { FormPage } from './form-page.ts';
import { handWritten } from './forms/hand-written.tsx';
import { ours } from './forms/ours.tsx';
import { rjsf } from './forms/rjsf.tsx';

const fields = benchFields(31);

const controls = 'input, select, textarea';

const messagesIn = (element: Element, selector: string): number =>
  [...element.querySelectorAll(selector)].filter(({ textContent }) => textContent !== '').length;

type Make = (submitted: (values: BenchValues) => void) => FormPage;

const forms: Record<string, Make> = {
  ours: (submitted) => ours(documentsOf(fields), submitted),
  'hand-written': (submitted) => handWritten(fields, submitted),
  rjsf: (submitted) => rjsf(fields, submitted),
};

const drawn = async (make: Make) => {
  const sent: BenchValues[] = [];
  const page = make((values) => sent.push(values));
  const root = document.body.appendChild(document.createElement('div'));
  await act(async () => page.mount(root));
  const control = (name: string): HTMLInputElement => {
    const found = page.find(name);
    if (!found) throw new Error(`The form has no control for "${name}".`);
    return found as HTMLInputElement;
  };
  return {
    sent,
    control,
    messages: () => messagesIn(root, page.errorSelector),
    /**
     * True if a message stands beside the field's control, in the largest part of the page that holds no other control.
     */
    wrong: (name: string) => {
      let box: HTMLElement = control(name);
      while (box.parentElement && box.parentElement.querySelectorAll(controls).length < 2) {
        box = box.parentElement;
      }
      return messagesIn(box, page.errorSelector) > 0;
    },
    type: async (name: string, value: string) => {
      await act(async () => fireEvent.input(control(name), { target: { value } }));
    },
    choose: async (name: string, label: string) => {
      const select = control(name) as unknown as HTMLSelectElement;
      const option = [...select.options].find((candidate) => candidate.label === label);
      await act(async () => fireEvent.change(select, { target: { value: option?.value } }));
    },
    tick: async (name: string) => {
      await act(async () => fireEvent.click(control(name)));
    },
    submit: async () => {
      const form = root.querySelector('form');
      await act(async () => form && fireEvent.submit(form));
    },
  };
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe.each(Object.entries(forms))('the form that is timed as %s', (_, make) => {
  it('has every field with its label, and no message before a player acts', async () => {
    const { control, messages } = await drawn(make);
    for (const { name, label, kind } of fields) {
      expect(control(name).type).toBe(kind === 'select' ? 'select-one' : kind);
      expect(control(name).labels?.[0]?.textContent).toContain(label);
    }
    expect(messages()).toBe(0);
  });

  it('shows the message of a field as its text grows, and takes it away', async () => {
    const { type, wrong } = await drawn(make);
    const name = typedField(31);
    const seen: [length: number, wrong: boolean][] = [];
    for (const length of [1, 5, 6, 16, 17]) {
      await type(name, 'x'.repeat(length));
      seen.push([length, wrong(name)]);
    }
    expect(seen).toEqual([
      [1, true],
      [5, true],
      [6, false],
      [16, false],
      [17, true],
    ]);
  });

  it('shows every message when it is sent empty, and sends nothing', async () => {
    const { submit, messages, sent } = await drawn(make);
    await submit();
    expect(messages()).toBe(fields.length);
    expect(sent).toEqual([]);
  });

  it('sends what was filled in', async () => {
    const { type, choose, tick, submit, sent } = await drawn(make);
    for (const { name, kind, sample } of fields) {
      if (kind === 'checkbox') await tick(name);
      else if (kind === 'select') await choose(name, sample);
      else await type(name, sample);
    }
    await submit();
    expect(sent).toEqual([Object.fromEntries(fields.map(({ name, sample }) => [name, sample]))]);
  });
});
