import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components';

/** An on/off switch named by `label`, which is for screen readers: its column or row shows the words. */
export const Switch = ({
  label,
  ...props
}: Omit<SwitchProps, 'children' | 'className' | 'aria-label'> & { label: string }) => (
  <AriaSwitch {...props} aria-label={label} className="op-switch">
    <span className="op-switch-track">
      <span className="op-switch-knob" />
    </span>
  </AriaSwitch>
);
