import type { SourceName } from '#contract/generated/names.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { SourceValues } from '../sources/source-values.ts';

/** Prefetch calls for a view, and the place where it will be shown. `then` receives each answer once. */
export type Prefetch<Props> = {
  ask: <Id extends CallId>(id: Id, request: CallRequest<Id>, then?: (value: CallValue<Id>) => void) => void;
  askSource: <Name extends SourceName>(name: Name, then?: (value: SourceValues[Name]) => void) => void;
  /** Prefetches pictures that will be in view, by their addresses. */
  bringPictures: (sources: readonly string[]) => void;
  props: Props;
  params: Readonly<Record<string, string>>;
  /** Query of the address to be opened. */
  query: URLSearchParams;
};

/**
 * A view whose static `prefetch` fetches the calls of its first picture. Its requests must equal those of rendering, or they are
 * sent twice.
 */
export type Prefetches<Props> = { prefetch?: (asking: Prefetch<Props>) => void };
