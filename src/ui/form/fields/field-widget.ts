import type { ComponentType } from 'react';
import type { FieldSpec } from '#engine/forms/index.ts';
import type { Control } from './control.ts';
import type { FieldHandle } from './field-handle.ts';

/** Attributes of the control itself, the same for every widget. Spread them onto the widget's one input. */
export type ControlAttributes = {
  ref: (control: Control | null) => void;
  id: string;
  name: string;
  placeholder: string | undefined;
  autoComplete: string | undefined;
  enterKeyHint: 'next' | 'go';
  /** Shown, but not editable now. */
  disabled: true | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type WidgetProps = { spec: FieldSpec; field: FieldHandle; control: ControlAttributes };

export const NOT_APPLICABLE = -1;

/**
 * One way to ask for a value; the widget with the highest `rank` renders the field. A large one loads its code on demand with
 * `lazyView` and sets `lazy`.
 */
export type FieldWidget = {
  rank: (spec: FieldSpec) => number;
  view: ComponentType<WidgetProps>;
  /** The code loads when the widget first renders. */
  lazy?: true;
  /** The widget renders the label itself, such as beside a box. */
  ownLabel?: true;
  /**
   * The widget has one native control, which gets `control.ref`. Its `aria-invalid` is set without rerendering the widget
   * and is absent from `control`.
   */
  native?: true;
};
