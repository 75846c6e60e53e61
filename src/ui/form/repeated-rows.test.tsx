import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormModel, fieldSpecs } from '#engine/forms/index.ts';
import { tierForm, tierRules } from '#engine/forms/testing/tier-form.ts';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { WidgetProps } from './fields/field-widget.ts';
import { Form } from './Form.tsx';
import { RepeatedRows } from './parts.ts';
import { renderWithWords, testSources } from './testing/render-form.tsx';
import { showForm } from './testing/show-form.tsx';
import { widget as amount } from './widgets/amount/index.tsx';

// React resumes nothing that suspended in the act of a click.
beforeAll(async () => {
  await RepeatedRows.preload();
  await (amount.view as LazyView<WidgetProps>).preload();
});
afterEach(cleanup);

const form = {
  ...tierForm,
  groups: {
    ...tierForm.groups,
    tiers: {
      ...tierForm.groups['tiers']!,
      repeat: { ...tierForm.groups['tiers']!.repeat!, row: 'contracts.tier' },
    },
  },
};

const shown = async () => {
  const page = await showForm(form, { rules: tierRules.fields });
  await waitFor(() => screen.getByRole('button', { name: 'Add another' }));
  return page;
};

const rates = () => screen.getAllByRole('textbox', { name: /Tier \d of \d, .*[Rr]ate/u });

describe('a repeating group', () => {
  it('names each field with its row, adds, moves and removes rows, and leads the focus along', async () => {
    const { user, said } = await shown();
    expect(rates()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    expect(rates()).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Tier 2 of 2, .*Amount/u }));
    expect(said()).toBe('Added. There are 2 now.');
    await user.clear(rates()[1]!);
    await user.type(rates()[1]!, '7');
    await user.click(screen.getByRole('button', { name: 'Move Tier 2 of 2 up' }));
    expect(rates().map((input) => (input as HTMLInputElement).value)).toEqual(['7', '1']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Tier 1 of 2 down' }));
    await user.click(screen.getByRole('button', { name: 'Remove Tier 1 of 2' }));
    expect(rates().map((input) => (input as HTMLInputElement).value)).toEqual(['1']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Tier 1 of 1, .*Amount/u }));
    expect(screen.getByRole('button', { name: 'Remove Tier 1 of 1' })).toHaveProperty('disabled', true);
  });

  it('keeps what is typed, and the focus in it, while the document changes, and shows an error at its row', async () => {
    const { user, publish, send } = await shown();
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    const second = rates()[1]!;
    await user.type(second, '0.5');
    await publish({
      form: { ...form, groups: { ...form.groups, tiers: { ...form.groups.tiers, columns: 2 } } },
    });
    expect(document.activeElement).toBe(rates()[1]);
    expect(rates()[1]).toHaveProperty('value', '0.5');
    await user.type(screen.getByRole('textbox', { name: /Full name/u }), 'Aye');
    await user.type(screen.getByRole('textbox', { name: /Tier 2 of 2, .*Amount/u }), '50');
    await user.click(screen.getByRole('button', { name: /Register|Open/u }));
    expect(send).not.toHaveBeenCalled();
    const row = rates()[1]!.closest<HTMLElement>('.lv-row')!;
    expect(within(row).getByText('This has to be more than 1, as in the row before.')).toBeDefined();
  });

  it('draws one field for a key in it', async () => {
    const model = createFormModel(fieldSpecs({ form, rules: tierRules }), { showErrors: 'change' });
    for (let row = 0; row < 3; row += 1) model.addRow('tiers');
    let commits = 0;
    renderWithWords(
      <Profiler id="form" onRender={() => (commits += 1)}>
        <Form
          document={form}
          model={model}
          onSend={async () => ({ ok: true })}
          onAction={() => {}}
          sources={testSources}
        />
      </Profiler>,
    );
    const name = model.namesOf('rate')[2] ?? '';
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!found) throw new Error('not drawn');
      return found;
    });
    const changed = new Set<string | undefined>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest<HTMLElement>('.lv-field')?.dataset['field']);
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    commits = 0;
    fireEvent.input(input, { target: { value: '50' } });
    await act(async () => {});
    expect([commits, [...changed]]).toEqual([1, [name]]);
  });
});
