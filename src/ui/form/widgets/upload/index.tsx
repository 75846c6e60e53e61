import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { NOT_APPLICABLE, type FieldWidget } from '../../fields/field-widget.ts';

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'upload' ? 10 : NOT_APPLICABLE),
  view: lazyView(async () => (await import('./UploadField.tsx')).UploadField),
  lazy: true,
};
