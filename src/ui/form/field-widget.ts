import type { ComponentType } from 'react';
import type { FieldSpec } from '#engine/forms/index.ts';
import type { Control } from './control.ts';
import type { FieldHandle } from './field-handle.ts';

/** Attributes of the control itself, the same for every widget. Spread them onto the one input a player fills in. */
export type ControlAttributes = {
  ref: (control: Control | null) => void;
  id: string;
  name: string;
  placeholder: string | undefined;
  autoComplete: string | undefined;
  enterKeyHint: 'next' | 'go';
  /** Shown, but not to be changed now. */
  disabled: true | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type WidgetProps = { spec: FieldSpec; field: FieldHandle; control: ControlAttributes };

export const NOT_APPLICABLE = -1;

/**
 * One way to ask for a value. Of all widgets the one whose `rank` is highest draws the field. A large one keeps its code
 * out of the first load with `lazyView` and says so with `lazy`.
 */
export type FieldWidget = {
  rank: (spec: FieldSpec) => number;
  view: ComponentType<WidgetProps>;
  /** Its code is fetched when it is first drawn. */
  lazy?: true;
  /** It draws the label itself, such as beside a box. */
  ownLabel?: true;
  /**
   * What it asks by is one native control, which gets `control.ref`. Its `aria-invalid` is then set without drawing the
   * widget again, and `control` does not say it.
   */
  native?: true;
};
