import {
  subscribe,
  type FieldError,
  type FieldName,
  type FieldSpec,
  type FieldState,
  type FieldValue,
  type FormModel,
} from '#engine/forms/index.ts';
import { holdFocus, type HeldFocus } from './hold-focus.ts';

/** What of a field's state is drawn. The typed value is not: the control holds it, so a key draws nothing by itself. */
export type FieldView = {
  spec: FieldSpec;
  error: FieldError | undefined;
  checking: boolean;
  disabled: boolean;
};

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's hold on the model: what to draw, and what its control reports. Every member is stable. */
export type FieldHandle = {
  readonly name: FieldName;
  readonly state: FieldState;
  view(): FieldView;
  subscribe(listener: () => void): () => void;
  /**
   * Ref of the control; a value written from outside is put into it. A control that takes the place of one that had the
   * focus, in another group or of another kind, gets focus and caret.
   */
  attach(control: Control | null): void;
  /** The control's value, as typed. */
  typed(event: { currentTarget: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement }): void;
  ticked(event: { currentTarget: HTMLInputElement }): void;
  change(value: FieldValue): void;
};

const show = (control: Control, value: FieldValue): void => {
  if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === true;
  else if (control.value !== value) control.value = String(value);
};

const createHandle = (model: FormModel, name: FieldName): FieldHandle => {
  const state = model.field(name);
  let control: Control | null = null;
  let held: HeldFocus | undefined;
  let writes = state.writes;
  let view: FieldView | undefined;
  return {
    name,
    state,
    view: () => {
      const { spec, error, checking, disabled } = state;
      if (
        !view ||
        view.spec !== spec ||
        view.error !== error ||
        view.checking !== checking ||
        view.disabled !== disabled
      ) {
        view = { spec, error, checking, disabled };
      }
      return view;
    },
    subscribe: (listener) =>
      subscribe(state, () => {
        if (control && writes !== state.writes) show(control, state.value);
        writes = state.writes;
        listener();
      }),
    attach: (element) => {
      if (!element) {
        held = control ? holdFocus(control) : undefined;
        // Only a control drawn in the same turn takes the focus over; a field that comes back later does not.
        if (held) queueMicrotask(() => (held = undefined));
      } else if (held) {
        held(element);
        held = undefined;
      }
      control = element;
    },
    typed: (event) => model.change(name, event.currentTarget.value),
    ticked: (event) => model.change(name, event.currentTarget.checked),
    change: (value) => model.change(name, value),
  };
};

const handles = new WeakMap<FormModel, Map<FieldName, FieldHandle>>();

/** The handle of a field; one for each field of a model. */
export const handleOf = (model: FormModel, name: FieldName): FieldHandle => {
  let ofModel = handles.get(model);
  if (!ofModel) handles.set(model, (ofModel = new Map()));
  let handle = ofModel.get(name);
  if (!handle) ofModel.set(name, (handle = createHandle(model, name)));
  return handle;
};
