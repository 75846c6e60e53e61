import type { SourceName } from '#contract/generated/names.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { SourceValues } from '../sources/source-values.ts';

/** What a view may ask for before it is opened, and what it is told of where it will stand. `then` is given what came, once. */
export type Ahead<Props> = {
  ask: <Id extends CallId>(id: Id, request: CallRequest<Id>, then?: (value: CallValue<Id>) => void) => void;
  askSource: <Name extends SourceName>(name: Name, then?: (value: SourceValues[Name]) => void) => void;
  /** Fetches pictures that will be in view, by their addresses. */
  bringPictures: (sources: readonly string[]) => void;
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
