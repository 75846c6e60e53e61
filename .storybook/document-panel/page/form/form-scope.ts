import { createContext, useContext } from 'react';
import type { Json } from '#engine/json/json.ts';
import type { Problem } from '#engine/problems.ts';
import type { ContrastHint } from './contrast-hint.ts';
import type { Path } from './edit-text.ts';

/** What every line of a form knows of its document. */
export type FormScope = {
  /** Sets a value; undefined removes it. */
  set: (path: Path, value: Json | undefined) => void;
  /** Selects a value in the JSON. */
  show: (path: Path) => void;
  problemsAt: (path: Path) => readonly Problem[];
  /** Problems at a place and below it. */
  problemsBelow: (path: Path) => number;
  /** Names that a mark `x-ref` allows. */
  namesOf: (mark: string) => readonly string[];
  /** English words of a text key. */
  wordsOf: (key: string) => string | undefined;
  contrastOf: (path: Path) => ContrastHint | undefined;
};

const Scope = createContext<FormScope | undefined>(undefined);

export const FormScopeProvider = Scope.Provider;

export function useFormScope(): FormScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A line of a form is used outside of DocumentForm.');
  return scope;
}
