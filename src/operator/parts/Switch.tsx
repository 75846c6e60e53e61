/** An on/off switch named by `label`, which is for screen readers: its column or row shows the words. */
export const Switch = ({
  label,
  isSelected,
  isDisabled = false,
  onChange,
}: {
  label: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (selected: boolean) => void;
}) => (
  <span className="op-switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={isSelected}
      aria-label={label}
      checked={isSelected}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className="op-switch-track" aria-hidden="true">
      <span className="op-switch-knob" />
    </span>
  </span>
);
