import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import { own, type Json, type JsonObject } from '#engine/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/pointer.ts';
import type { Problem } from '../../api/types.ts';
import type { Path } from '../../documents/layer.ts';
import { useOrigins, type Origins } from '../../documents/useOrigins.ts';
import { problemKey } from '../../problems/problem-place.ts';
import { useRights, useWorkspaceState } from '../../workspace/WorkspaceContext.tsx';
import type { Part } from './schema-level.ts';

export type PartEditorProps = {
  part: Pick<Part, 'kind' | 'schema'>;
  name: string;
  /** From the document to the value. */
  steps: Path;
  value: Json;
  /** `steps` say what changed, from the document on. */
  onChange: (value: Json | undefined, steps: Path) => void;
};

/** What every field of a form may ask for: whose value it is, what is wrong with it, whether it may be changed. */
export type FormScope = {
  documentKey: DocumentKey;
  readOnly: boolean;
  /** The editor of parts, which hold parts themselves. */
  PartEditor: ComponentType<PartEditorProps>;
  origins: Origins;
  /** Problems of exactly this place. */
  problemsAt: (steps: Path) => readonly Problem[];
  /** How many problems there are at a place and below it. */
  problemsBelow: (steps: Path) => number;
};

const Scope = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('A field of a document is used outside FormScopeProvider.');
  return scope;
}

const none: readonly Problem[] = [];

/** Makes what fields ask for out of the workspace, once for a document. */
export const FormScopeProvider = ({
  documentKey,
  readOnly = false,
  PartEditor,
  children,
}: {
  documentKey: DocumentKey;
  readOnly?: boolean;
  PartEditor: FormScope['PartEditor'];
  children: ReactNode;
}) => {
  const { problems } = useWorkspaceState();
  const { edit } = useRights();
  const origins = useOrigins(documentKey);
  const scope = useMemo((): FormScope => {
    const byPointer: Record<string, Problem[]> = {};
    for (const problem of problems ?? []) {
      if (problemKey(problem) === documentKey) (byPointer[problem.pointer] ??= []).push(problem);
    }
    const pointers = Object.keys(byPointer);
    return {
      documentKey,
      readOnly: readOnly || !edit,
      PartEditor,
      origins,
      problemsAt: (steps) => own(byPointer, joinPointer('', ...steps)) ?? none,
      problemsBelow: (steps) => {
        const at = joinPointer('', ...steps);
        return pointers
          .filter((pointer) => pointer === at || pointer.startsWith(`${at}/`))
          .reduce((sum, pointer) => sum + (byPointer[pointer]?.length ?? 0), 0);
      },
    };
  }, [documentKey, readOnly, edit, PartEditor, origins, problems]);
  return <Scope value={scope}>{children}</Scope>;
};

/** Told of an object as it shall be; `steps` lead to what changed, for joining the letters of a word. */
export type ObjectChange = (value: JsonObject, steps: Path) => void;
