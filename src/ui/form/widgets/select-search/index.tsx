import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { NOT_APPLICABLE, type FieldWidget } from '../../fields/field-widget.ts';

/** From so many options up a list is faster searched than read. */
const MANY = 12;

export const widget: FieldWidget = {
  rank: (spec) =>
    spec.input === 'select' && (spec.search ?? (spec.options?.length ?? 0) >= MANY) ? 20 : NOT_APPLICABLE,
  view: lazyView(async () => (await import('./SelectSearchField.tsx')).SelectSearchField),
  lazy: true,
};
