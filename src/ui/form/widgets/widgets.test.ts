import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormField } from '#contract/generated/documents.ts';
import { fieldSpecs, type FieldSpec } from '#engine/forms/index.ts';
import { NOT_APPLICABLE } from '../fields/field-widget.ts';
import { widgets } from '../widgets.ts';

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../schemas/documents/form.schema.json'), 'utf8'),
) as { $defs: { field: { properties: { input: { enum: FormField['input'][] } } } } };
const inputs = schema.$defs.field.properties.input.enum;

const specOf = (field: FormField): FieldSpec => {
  const [spec] = fieldSpecs({
    form: {
      $schema: '',
      kind: 'form',
      id: 'f',
      order: ['g'],
      groups: { g: { order: ['field'] } },
      fields: { field },
      submit: { label: 'send', action: { do: 'login' } },
    },
  });
  if (!spec) throw new Error('The form has no field.');
  return spec;
};

const optionsOf = (count: number): NonNullable<FormField['options']> => {
  const order = Array.from({ length: count }, (_, index) => `o${index}`);
  return { order, items: Object.fromEntries(order.map((id) => [id, { label: id }])) };
};

const send = { label: 'send', action: { do: 'login' } } as const;

/** All combinations by which a document determines the choice of a widget. */
const askedFor = inputs.flatMap((input): FormField[] =>
  [
    {},
    { strength: true },
    { send },
    { search: true },
    { search: false, options: optionsOf(40) },
    { options: optionsOf(11) },
    { options: optionsOf(12) },
  ].map((more) => ({ label: 'l', input, ...more })),
);

describe('the choice of a widget', () => {
  it.each(
    askedFor.map(
      (field) => [`${field.input} ${JSON.stringify({ ...field, label: undefined })}`, field] as const,
    ),
  )('has exactly one best widget for %s', (_, field) => {
    const ranks = widgets.map(({ rank }) => rank(specOf(field)));
    const best = Math.max(...ranks);
    expect(best).toBeGreaterThan(NOT_APPLICABLE);
    expect(ranks.filter((rank) => rank === best)).toHaveLength(1);
  });

  it('has no widget that never is the best', () => {
    const chosen = new Set(
      askedFor.map((field) => {
        const ranks = widgets.map(({ rank }) => rank(specOf(field)));
        return ranks.indexOf(Math.max(...ranks));
      }),
    );
    expect(chosen.size).toBe(widgets.length);
  });
});
