import type { ErrorSchema, FieldPathList } from '@rjsf/utils';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { schemaCodes } from '#engine/problems.ts';
import { useComments } from '../../comments/useComments.ts';
import type { Path } from '../../documents/layer.ts';
import { useArrival } from '../../presence/useArrival.ts';
import { useOrigins, type Origins } from '../../workspace/useOrigins.ts';
import type { InlineProblem } from '../../problems/InlineProblems.tsx';
import { problemKey } from '../../problems/problem-place.ts';
import { useRights, useWorkspaceState } from '../../workspace/WorkspaceContext.tsx';

/** Context of every field in a document form: origins, problems and write access. */
export type DocumentFormScope = {
  documentKey: DocumentKey;
  /** Path from the document to the form's value. */
  base: Path;
  readOnly: boolean;
  origins: Origins;
  /** Sets the value at a path of the form. */
  set: (path: FieldPathList, value: Json) => void;
  /** Problems at exactly this place. */
  problemsAt: (steps: Path) => readonly InlineProblem[];
  /** Number of open comments at exactly this place. */
  commentsAt: (steps: Path) => number;
  /** Number of problems at a place and below it. */
  problemsBelow: (steps: Path) => number;
};

const Scope = createContext<DocumentFormScope | undefined>(undefined);

export function useDocumentFormScope(): DocumentFormScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A field of a document is used outside FormScopeProvider.');
  return scope;
}

/** Errors of a form in the shape of problems. */
export const saidByForm = (errors: readonly string[] | undefined): InlineProblem[] =>
  (errors ?? []).map((message) => ({ severity: 'error', message, fix: '' }));

/** All errors of a form at a place and below it. */
export const errorsBelow = (errors: ErrorSchema | undefined): string[] =>
  Object.entries(errors ?? {}).flatMap(([, inner]) => (Array.isArray(inner) ? inner : errorsBelow(inner)));

/** Place of a field: its path in the document, and its problems from form and server. */
export function useFieldPlace(path: FieldPathList, errors?: readonly string[]) {
  const { base, problemsAt } = useDocumentFormScope();
  const steps = [...base, ...path.map(String)];
  return { steps, problems: [...saidByForm(errors), ...problemsAt(steps)] };
}

/** Attributes of the element of a place: where it is, and whether somebody else has just changed it. */
export function usePlaceAttributes(steps: Path) {
  const { documentKey } = useDocumentFormScope();
  return { 'data-pointer': steps.join('/'), ...useArrival(documentKey, steps) };
}

const none: readonly InlineProblem[] = [];
const top: Path = [];
const nothing = (): void => {};

/** Derives the scope from the workspace, once per document. */
export const FormScopeProvider = ({
  documentKey,
  base = top,
  readOnly = false,
  judges = false,
  set = nothing,
  children,
}: {
  documentKey: DocumentKey;
  base?: Path;
  readOnly?: boolean;
  /** The form validates by the schema itself; the server's older schema problems are left out. */
  judges?: boolean;
  set?: DocumentFormScope['set'];
  children: ReactNode;
}) => {
  const { problems } = useWorkspaceState();
  const { edit } = useRights(splitKey(documentKey).kind);
  const origins = useOrigins(documentKey);
  const comments = useComments();
  const scope = useMemo((): DocumentFormScope => {
    const byPointer: Record<string, InlineProblem[]> = {};
    for (const problem of problems ?? []) {
      if (problemKey(problem) !== documentKey || (judges && schemaCodes.includes(problem.code))) continue;
      (byPointer[problem.pointer] ??= []).push(problem);
    }
    const pointers = Object.keys(byPointer);
    const open = (comments ?? []).filter(({ document, done }) => document === documentKey && !done);
    return {
      documentKey,
      base,
      readOnly: readOnly || !edit,
      origins,
      set,
      problemsAt: (steps) => own(byPointer, joinPointer('', ...steps)) ?? none,
      commentsAt: (steps) => {
        const at = joinPointer('', ...steps);
        return open.filter(({ pointer }) => pointer === at).length;
      },
      problemsBelow: (steps) => {
        const at = joinPointer('', ...steps);
        return pointers
          .filter((pointer) => pointer === at || pointer.startsWith(`${at}/`))
          .reduce((sum, pointer) => sum + (byPointer[pointer]?.length ?? 0), 0);
      },
    };
  }, [documentKey, base, readOnly, judges, edit, origins, set, problems, comments]);
  return <Scope value={scope}>{children}</Scope>;
};

export const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? (value as JsonObject) : {});
