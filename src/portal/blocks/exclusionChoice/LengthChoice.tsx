import { useId } from 'react';

/** Lengths side by side, one of them chosen. */
export function LengthChoice({
  label,
  choices,
  chosen,
  onChosen,
}: {
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  onChosen: (value: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="lv-lengths">
      <legend className="lv-visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="lv-choice">
          <input
            type="radio"
            name={name}
            checked={choice.value === chosen}
            onChange={() => onChosen(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
