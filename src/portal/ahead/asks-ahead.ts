import type { SourceName } from '#contract/generated/names.ts';
import type { CallId, CallRequest } from '../gateway/call-types.ts';

/** What a view may ask for before it is opened, and what it is told of where it will stand. */
export type Ahead<Props> = {
  ask: <Id extends CallId>(id: Id, request: CallRequest<Id>) => void;
  askSource: (name: SourceName) => void;
  props: Props;
  params: Readonly<Record<string, string>>;
  /** Query of the address that will be opened. */
  query: URLSearchParams;
};

/**
 * A view that says, in a static `ahead`, which calls its first picture needs. It has to ask as it will when it is drawn, or the same is
 * asked for twice.
 */
export type AsksAhead<Props> = { ahead?: (asking: Ahead<Props>) => void };
