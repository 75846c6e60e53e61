import { useEffect, useReducer } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import { checkValue, type FormModel, type FormValues } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import './form-summary.css';

/** What follows from values, by name; what is undefined does not show. */
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

/** What follows from the values as they are typed, as far as they are right: a fee, a total. */
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
