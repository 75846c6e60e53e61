import type { Path } from '../documents/layer.ts';
import { EntryField } from '../entries/EntryField.tsx';
import { Picker } from '../parts/Picker.tsx';

/** One choice of a few about a notice. */
export const NoticeChoice = ({
  label,
  steps,
  value,
  options,
  isDisabled,
  onChange,
}: {
  label: string;
  steps: Path;
  value: string;
  options: readonly { id: string; name: string }[];
  isDisabled: boolean;
  onChange: (id: string) => void;
}) => (
  <EntryField label={label} steps={steps}>
    <Picker
      label={label}
      value={value}
      options={options.map((option) => ({ ...option, hint: '' }))}
      disabled={isDisabled}
      onChange={onChange}
    />
  </EntryField>
);
