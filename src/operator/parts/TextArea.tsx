import {
  FieldError,
  Label,
  Text,
  TextArea as Input,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { RequiredMark } from './RequiredMark.tsx';

/** Lines of text with their label, a hint and an error. */
export const TextArea = ({
  label,
  hint,
  error,
  rows = 5,
  ...props
}: Omit<TextFieldProps, 'children' | 'className'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  rows?: number;
}) => (
  <TextField {...props} isInvalid={error !== undefined} className="op-field">
    <Label>
      {label}
      {props.isRequired && <RequiredMark />}
    </Label>
    <Input dir="auto" className="op-input" rows={rows} />
    {hint && !error && (
      <Text slot="description" className="op-hint">
        {hint}
      </Text>
    )}
    <FieldError className="op-field-error">{error}</FieldError>
  </TextField>
);
