import { act, cleanup, fireEvent } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormModel, fieldSpecs, type FormModelOptions } from '#engine/forms/index.ts';
import { longForm } from '#engine/forms/testing/registration.ts';
import { openQuestion, taken } from '#engine/forms/testing/small-form.ts';
import { Form } from './Form.tsx';
import { renderWithWords, testSources } from './testing/render-form.tsx';

afterEach(cleanup);

/** Renders a long form. The profiler counts renders in a step, the observer tells the fields. */
const drawn = (count: number, options: FormModelOptions) => {
  const { form, rules, patterns } = longForm(count);
  const model = createFormModel(fieldSpecs({ form, rules, patterns }), options);
  let commits = 0;
  const mutated = new Set<string>();
  const send = async () => ({ ok: true }) as const;
  const ignore = () => {};
  renderWithWords(
    <Profiler id="form" onRender={() => (commits += 1)}>
      <Form document={form} model={model} onSend={send} onAction={ignore} sources={testSources} />
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
    attributeFilter: ['class', 'aria-invalid', 'aria-describedby', 'aria-busy'],
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
    const { during, input } = drawn(count, { showErrors: 'change' });
    const type = (value: string) => () => fireEvent.input(input(name), { target: { value } });
    expect(await during(type('abc'))).toEqual({ commits: 1, fields: [name] });
    expect(await during(type('abcd'))).toEqual({ commits: 0, fields: [] });
    expect(await during(type('abcdef'))).toEqual({ commits: 1, fields: [name] });
  });

  it('draws nothing before a message shows, and one field when it is left', async () => {
    const { during, input } = drawn(count, { showErrors: 'blur' });
    expect(await during(() => fireEvent.input(input(name), { target: { value: 'abc' } }))).toEqual({
      commits: 0,
      fields: [],
    });
    const { commits, fields } = await during(() => fireEvent.blur(input(name)));
    expect(commits).toBe(1);
    expect(fields.filter((field) => field !== 'outside of the fields')).toEqual([name]);
  });

  it('draws one field when a question about it is asked, and when it is answered', async () => {
    const question = openQuestion();
    const { during, input } = drawn(count, { checks: { [name]: question.check } });
    fireEvent.input(input(name), { target: { value: 'annabelle' } });
    const asked = await during(() => fireEvent.blur(input(name)));
    expect(asked).toEqual({ commits: 1, fields: [name] });
    expect(question.values()).toEqual(['annabelle']);
    const answered = await during(() => void question.answer(taken));
    expect(answered).toEqual({ commits: 1, fields: [name] });
    expect(input(name).getAttribute('aria-invalid')).toBe('true');
  });

  it('draws one field when its spec changes, and none when the same rules come again', async () => {
    const { during, model } = drawn(count, {});
    const { form, rules, patterns } = longForm(count);
    const same = await during(() => act(() => model.setSpecs(fieldSpecs({ form, rules, patterns }))));
    expect(same).toEqual({ commits: 0, fields: [] });
    const fields = { ...rules.fields, [name]: { enabled: true, required: false } };
    const other = fieldSpecs({ form, rules: { ...rules, fields }, patterns });
    const { commits, fields: mutated } = await during(() => act(() => model.setSpecs(other)));
    expect([commits, mutated]).toEqual([1, [name]]);
  });
});
