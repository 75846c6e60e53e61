import type { DocumentKey } from '#engine/packs.ts';
import { withLayer, type Edit, type WorkspaceState } from './state.ts';

/** Edits of one group that follow each other within this time, in milliseconds, are undone together. */
const ONE_BREATH = 2000;
const LONGEST = 200;

const apply = (state: WorkspaceState, edit: Edit, side: 'before' | 'after'): WorkspaceState => {
  const drafts = { ...state.drafts };
  for (const [key, layers] of Object.entries(edit.layers)) {
    const draft = drafts[key];
    if (draft) drafts[key] = withLayer(draft, layers[side]);
  }
  return { ...state, drafts };
};

const joined = (last: Edit | undefined, edit: Edit): Edit | undefined => {
  if (!last || edit.group === undefined || last.group !== edit.group || edit.at - last.at > ONE_BREATH)
    return undefined;
  const layers = { ...last.layers };
  for (const [key, { before, after }] of Object.entries(edit.layers)) {
    const earlier = last.layers[key];
    layers[key] = { before: earlier ? earlier.before : before, after };
  }
  return { ...edit, layers };
};

/** State after an edit, which becomes an undo step and clears the redo history. */
export function performed(state: WorkspaceState, edit: Edit): WorkspaceState {
  const last = state.future.length === 0 ? state.past.at(-1) : undefined;
  const together = joined(last, edit);
  const past = together ? [...state.past.slice(0, -1), together] : [...state.past, edit];
  return { ...apply(state, edit, 'after'), past: past.slice(-LONGEST), future: [] };
}

export function undone(state: WorkspaceState): WorkspaceState {
  const edit = state.past.at(-1);
  if (!edit) return state;
  return { ...apply(state, edit, 'before'), past: state.past.slice(0, -1), future: [...state.future, edit] };
}

export function redone(state: WorkspaceState): WorkspaceState {
  const edit = state.future.at(-1);
  if (!edit) return state;
  return { ...apply(state, edit, 'after'), past: [...state.past, edit], future: state.future.slice(0, -1) };
}

/** Without the steps that would bring back an outdated layer of this document. */
export function forgotten(state: WorkspaceState, key: DocumentKey): WorkspaceState {
  const others = (edits: readonly Edit[]) => edits.filter((edit) => !Object.hasOwn(edit.layers, key));
  return { ...state, past: others(state.past), future: others(state.future) };
}
