import type { FieldSpec } from '#engine/forms/index.ts';
import { NOT_APPLICABLE, type FieldWidget } from './fields/field-widget.ts';

const modules = import.meta.glob<FieldWidget>('./widgets/*/index.tsx', {
  eager: true,
  import: 'widget',
});

/** Every widget of the folder; a new one is a folder with an index.tsx. */
export const widgets: readonly FieldWidget[] = Object.values(modules);

const chosen = new WeakMap<FieldSpec, FieldWidget>();

const choose = (spec: FieldSpec): FieldWidget => {
  let best: FieldWidget | undefined;
  let bestRank = NOT_APPLICABLE;
  for (const widget of widgets) {
    const rank = widget.rank(spec);
    if (rank > bestRank) [best, bestRank] = [widget, rank];
  }
  if (!best) throw new Error(`No widget asks for "${spec.input}". Add one to src/ui/form/widgets/.`);
  return best;
};

/** The widget of the highest rank for a field. */
export const widgetOf = (spec: FieldSpec): FieldWidget => {
  let widget = chosen.get(spec);
  if (!widget) chosen.set(spec, (widget = choose(spec)));
  return widget;
};
