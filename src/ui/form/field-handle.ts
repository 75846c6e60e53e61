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

export type { Control };

/** What of a field's state is drawn. The typed value is not: the control holds it, so a key draws nothing by itself. */
export type FieldView = {
  spec: FieldSpec;
  error: FieldError | undefined;
  checking: boolean;
  disabled: boolean;
};

/** A field's hold on the model: its state, and what its control reports. Every member is stable. */
export type FieldHandle = {
  readonly name: FieldName;
  readonly state: FieldState;
  /** What to draw now; the same object as long as nothing of it changes. */
  view(): FieldView;
  /** Keeps control and drawing up to date, from the last `view` on: told at once when it has changed since. */
  watch(draw: (view: FieldView) => void): () => void;
  /** Puts a value written from outside into the control by this, instead of as it is, until the function that it gives is called. */
  showBy(display: () => void): () => void;
  /**
   * Ref of the control; a value written from outside is put into it. A control that takes the place of one that had the
   * focus, in another group or of another kind, gets focus and caret.
   */
  attach(control: Control | null): void;
  /** The same for a control that says by itself whether its value is wrong: a message draws it no more than a key does. */
  attachMarked(control: Control | null): void;
  /** The control's value, as typed. */
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
      // Only a control drawn in the same turn takes the focus over; a field that comes back later does not.
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

/** The handle of a field; one for each field of a model. */
export const handleOf = (model: FormModel, name: FieldName): FieldHandle => {
  let ofModel = handles.get(model);
  if (!ofModel) handles.set(model, (ofModel = new Map()));
  let handle = ofModel.get(name);
  if (!handle) ofModel.set(name, (handle = createHandle(model, name)));
  return handle;
};
