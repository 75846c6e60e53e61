/** Boxes of which at least one stays checked. */
export const ChoiceBoxes = ({
  label,
  options,
  chosen,
  isDisabled,
  onChange,
}: {
  label: string;
  options: readonly { id: number; name: string }[];
  chosen: readonly number[];
  isDisabled: boolean;
  /** Those chosen, from the least. */
  onChange: (chosen: number[]) => void;
}) => (
  <fieldset className="op-words">
    <legend>{label}</legend>
    <div className="op-content-bar">
      {options.map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id} className="op-choice-box">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isDisabled || (isChosen && chosen.length === 1)}
              onChange={({ target }) => {
                const others = chosen.filter((each) => each !== id);
                const next = target.checked ? [...others, id] : others;
                onChange(next.toSorted((one, other) => one - other));
              }}
            />
            {name}
          </label>
        );
      })}
    </div>
  </fieldset>
);
