import type { SourceName } from '#contract/generated/names.ts';
import type { sourceCalls } from '#contract/generated/sources.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';
import type { SourceValues } from './source-values.ts';

type CallOf<Name extends SourceName> = (typeof sourceCalls)[Name]['call'];

/** Request of a source's call (named in schemas/sources) and selection from its answer. `select` must pick, not build new objects. */
export type SourceDefinition<Name extends SourceName> = {
  /** Not for guests, whom the gateway refuses the call: pending for them. */
  membersOnly?: true;
  request: (documents: Documents) => CallRequest<CallOf<Name>>;
  select: (value: CallValue<CallOf<Name>>) => SourceValues[Name];
};
