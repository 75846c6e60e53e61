import type { CallFacts, CallId } from '#contract/generated/calls.ts';

/** Resources of a case: the gateway's key, and the sessions of an existing member and agent. */
export type Ground = {
  /** A compact JWE of a text; `header` is laid over the protected header that a page writes. */
  encrypt(text: string | Uint8Array, header?: Record<string, unknown>): Promise<string>;
  tokens: { member: string; agent: string };
  password: string;
};

/** A request that no honest page sends. What is left out is as a page has it. */
export type HostileInput = {
  name: string;
  call: CallId;
  /** Behind the path, with its question mark. */
  query?: string;
  headers?: Readonly<Record<string, string>>;
  /** The body as it goes over the wire. */
  body?: string | Buffer | ((ground: Ground) => Promise<string | Buffer>);
  /** The codes that it may be refused with; any of the catalogue unless given. */
  codes?: readonly string[];
};

/** A body in the way that the call takes it. */
export const bodyFor =
  (call: CallId, { enc }: CallFacts, text: string) =>
  async ({ encrypt }: Ground): Promise<string> =>
    enc ? encrypt(text, { call }) : text;
