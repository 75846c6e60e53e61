import { NOT_APPLICABLE, type FieldWidget } from '../field-widget.ts';
import { CodeInput } from './parts/CodeInput.tsx';

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'code' ? 10 : NOT_APPLICABLE),
  view: CodeInput,
};
