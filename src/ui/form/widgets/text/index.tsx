import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldInput } from '#engine/forms/index.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../../fields/field-widget.ts';
import { useStartText } from '../../fields/use-field-state.ts';

type Kind = {
  type: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** A name or an address is nothing to capitalise or to correct. */
  literal?: true;
};

const kinds: Partial<Record<FieldInput, Kind>> = {
  text: { type: 'text' },
  username: { type: 'text', autoComplete: 'username', literal: true },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', literal: true },
  number: { type: 'text', inputMode: 'decimal' },
};

const plain: Kind = { type: 'text' };

function TextField({ spec, field, control }: WidgetProps) {
  const start = useStartText(field);
  const { type, inputMode, autoComplete, literal } = kinds[spec.input] ?? plain;
  return (
    <input
      className="lv-control"
      {...control}
      type={type}
      inputMode={inputMode}
      autoComplete={control.autoComplete ?? autoComplete}
      autoCapitalize={literal && 'none'}
      autoCorrect={literal && 'off'}
      spellCheck={literal && false}
      defaultValue={start}
      onInput={field.typed}
    />
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input in kinds ? 1 : NOT_APPLICABLE),
  view: TextField,
  native: true,
};
