import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { NOT_APPLICABLE, type FieldWidget } from '../field-widget.ts';

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'code' ? 10 : NOT_APPLICABLE),
  view: lazyView(async () => (await import('./lazy/CodeInput.tsx')).CodeInput),
  lazy: true,
};
