// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormModel, fieldSpecs, type ShowErrors } from '#engine/forms/index.ts';
import { longForm } from '#engine/forms/testing/registration.ts';
import { Form } from './Form.tsx';
import { renderWithWords, sources } from './testing/render-form.tsx';

afterEach(cleanup);

/** Draws a long form. The profiler says how often React drew anything in a step, the observer in which fields. */
const drawn = (count: number, showErrors: ShowErrors) => {
  const { form, rules, patterns } = longForm(count);
  const model = createFormModel(fieldSpecs({ form, rules, patterns }), { showErrors });
  let commits = 0;
  const mutated = new Set<string>();
  const send = async () => ({ ok: true }) as const;
  const ignore = () => {};
  renderWithWords(
    <Profiler id="form" onRender={() => (commits += 1)}>
      <Form document={form} model={model} onSend={send} onAction={ignore} sources={sources} />
    </Profiler>,
  );
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const name = element?.closest('.lv-field')?.querySelector('[name]')?.getAttribute('name');
      mutated.add(name ?? 'outside of the fields');
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'aria-invalid', 'aria-describedby'],
  });
  const during = async (step: () => void) => {
    commits = 0;
    mutated.clear();
    step();
    await act(async () => {});
    return { commits, fields: [...mutated] };
  };
  return {
    during,
    model,
    input: (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!,
  };
};

describe.each([31, 200, 1000])('a key in a form of %i fields', (count) => {
  const name = `f${count >> 1}`;

  it('draws exactly its own field when its message changes, and nothing when it does not', async () => {
    const { during, input } = drawn(count, 'change');
    const type = (value: string) => () => fireEvent.input(input(name), { target: { value } });
    expect(await during(type('abc'))).toEqual({ commits: 1, fields: [name] });
    expect(await during(type('abcd'))).toEqual({ commits: 0, fields: [] });
    expect(await during(type('abcdef'))).toEqual({ commits: 1, fields: [name] });
  });

  it('draws nothing before a message shows, and one field when it is left', async () => {
    const { during, input } = drawn(count, 'blur');
    expect(await during(() => fireEvent.input(input(name), { target: { value: 'abc' } }))).toEqual({
      commits: 0,
      fields: [],
    });
    const { commits, fields } = await during(() => fireEvent.blur(input(name)));
    expect(commits).toBe(1);
    expect(fields.filter((field) => field !== 'outside of the fields')).toEqual([name]);
  });
});
