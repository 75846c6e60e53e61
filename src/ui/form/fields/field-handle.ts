import { subscribe } from 'valtio';
import type {
  FieldError,
  FieldName,
  FieldSpec,
  FieldState,
  FieldValue,
  FormModel,
} from '#engine/forms/index.ts';
import type { Control } from './control.ts';
import { holdFocus, type HeldFocus } from './hold-focus.ts';

/** State of a field that is rendered. The typed value is left out: the control holds it, so a key causes no rerender. */
export type FieldView = {
  spec: FieldSpec;
  error: FieldError | undefined;
  checking: boolean;
  disabled: boolean;
};

/** Connects a field's control to the model. Every member is stable. */
export type FieldHandle = {
  readonly name: FieldName;
  readonly state: FieldState;
  /** Current view; the same object until a part of it changes. */
  view(): FieldView;
  /** Subscribes a component; it is notified at once if the view has changed since the last `view` call. */
  watch(draw: (view: FieldView) => void): () => void;
  /** Replaces the default way of writing an outside value into the control, until the returned function is called. */
  showBy(display: () => void): () => void;
  /**
   * Ref of the control, which receives values written from outside. A control that replaces a focused one, in another group
   * or of another kind, takes over focus and caret.
   */
  attach(control: Control | null): void;
  /** Ref of a control whose `aria-invalid` is set directly: a message does not rerender it. */
  attachMarked(control: Control | null): void;
  /** Reports the control's value, as typed. */
  typed(event: { currentTarget: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement }): void;
  ticked(event: { currentTarget: HTMLInputElement }): void;
  change(value: FieldValue): void;
};

const show = (control: Control, value: FieldValue): void => {
  if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === true;
  else if (control.value !== value) control.value = String(value);
};

const mark = (control: Control, error: FieldError | undefined): void => {
  if (error) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
};

const createHandle = (model: FormModel, name: FieldName): FieldHandle => {
  const state = model.field(name);
  let control: Control | null = null;
  let held: HeldFocus | undefined;
  let marked: FieldError | undefined;
  let marks = false;
  let writes = state.writes;
  let own: (() => void) | undefined;
  let view: FieldView | undefined;
  const read = (): FieldView => {
    const { spec, error, checking, disabled } = state;
    const same =
      view?.spec === spec && view.error === error && view.checking === checking && view.disabled === disabled;
    return same && view ? view : (view = { spec, error, checking, disabled });
  };
  const attach = (element: Control | null): void => {
    if (!element) {
      held = control ? holdFocus(control) : undefined;
      // Only a control mounted in the same task takes over the focus, not a field that returns later.
      if (held) queueMicrotask(() => (held = undefined));
    } else if (held) {
      held(element);
      held = undefined;
    }
    control = element;
  };
  return {
    name,
    state,
    view: read,
    watch: (draw) => {
      let drawn = view;
      const look = (): void => {
        if (control && writes !== state.writes) {
          if (own) own();
          else show(control, state.value);
        }
        writes = state.writes;
        if (control && marks && marked !== state.error) mark(control, (marked = state.error));
        if (read() !== drawn) draw((drawn = read()));
      };
      look();
      return subscribe(state, look, true);
    },
    showBy: (display) => {
      own = display;
      return () => {
        own = undefined;
      };
    },
    attach,
    attachMarked: (element) => {
      attach(element);
      marks = element !== null;
      marked = state.error;
      if (element && marked) mark(element, marked);
    },
    typed: (event) => model.change(name, event.currentTarget.value),
    ticked: (event) => model.change(name, event.currentTarget.checked),
    change: (value) => model.change(name, value),
  };
};

const handles = new WeakMap<FormModel, Map<FieldName, FieldHandle>>();

/** The handle of a field; one per field and model. */
export const handleOf = (model: FormModel, name: FieldName): FieldHandle => {
  let ofModel = handles.get(model);
  if (!ofModel) handles.set(model, (ofModel = new Map()));
  let handle = ofModel.get(name);
  if (!handle) ofModel.set(name, (handle = createHandle(model, name)));
  return handle;
};
