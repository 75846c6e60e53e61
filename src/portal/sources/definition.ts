import type { SourceName } from '#contract/generated/names.ts';
import type { sourceCalls } from '#contract/generated/sources.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';
import type { SourceValues } from './source-values.ts';

type CallOf<Name extends SourceName> = (typeof sourceCalls)[Name]['call'];

/** How a source asks its call (schemas/sources names it) and what it takes from the answer. `select` picks, it must not build. */
export type SourceDefinition<Name extends SourceName> = {
  request: (documents: Documents) => CallRequest<CallOf<Name>>;
  select: (value: CallValue<CallOf<Name>>) => SourceValues[Name];
};
