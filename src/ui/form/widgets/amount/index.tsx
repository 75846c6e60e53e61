import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { NOT_APPLICABLE, type FieldWidget } from '../../fields/field-widget.ts';

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'amount' ? 10 : NOT_APPLICABLE),
  view: lazyView(async () => (await import('./AmountField.tsx')).AmountField),
  lazy: true,
};
