import { useEffect, useReducer } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import { checkValue, type FormModel, type FormValues } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import './form-summary.css';

/** Derives the summary's values by name; undefined ones are hidden. */
export type Summarise = (values: FormValues) => Readonly<Record<string, string | undefined>>;

type FormSummaryProps = {
  summary: NonNullable<FormDocument['summary']>;
  model: FormModel;
  summarise: Summarise;
  say: Say;
};

const rightValues = (model: FormModel): FormValues =>
  Object.fromEntries(
    Object.entries(model.values()).filter(
      ([name, value]) => !model.has(name) || checkValue(model.field(name).spec, value) === undefined,
    ),
  );

/** Values derived from the valid fields while typing, such as a fee or a total. */
export function FormSummary({ summary, model, summarise, say }: FormSummaryProps) {
  const { layout } = useSnapshot(model.form, { sync: true });
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const fields = layout.flatMap(({ fields: names }) => names).map((name) => model.field(name));
    const ends = fields.map((field) => subscribe(field, draw, true));
    return () => ends.forEach((end) => end());
  }, [layout, model]);
  const said = summarise(rightValues(model));
  return (
    <dl className="lv-form-facts">
      {summary.order.map((name) => {
        const label = summary.items[name]?.label;
        const value = Object.hasOwn(said, name) ? said[name] : undefined;
        return (
          label !== undefined &&
          value !== undefined && (
            <div key={name}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
