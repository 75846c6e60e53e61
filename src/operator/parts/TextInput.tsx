import { RequiredMark } from './RequiredMark.tsx';
import { FieldError, Input, Label, Text, TextField, type TextFieldProps } from 'react-aria-components';

/** A line of text with its label, a hint and an error. */
export const TextInput = ({
  label,
  hint,
  error,
  ...props
}: Omit<TextFieldProps, 'children' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
}) => (
  <TextField {...props} isInvalid={error !== undefined} className="op-field">
    <Label>
      {label}
      {props.isRequired && <RequiredMark />}
    </Label>
    <Input dir="auto" className="op-input" />
    {hint && !error && (
      <Text slot="description" className="op-hint">
        {hint}
      </Text>
    )}
    <FieldError className="op-field-error">{error}</FieldError>
  </TextField>
);
