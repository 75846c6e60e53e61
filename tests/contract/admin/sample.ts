import type { AdminRequest } from '#contract/admin-request.ts';
import type { AdminCallId } from '#contract/generated/admin-calls.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** Somebody who makes a call; the client is undefined for who is not signed in. */
export type Visit = { pack: Person['pack']; client: OperatorClient | undefined };

/** A request that is answered with a value, for whoever may make the call. */
export type Sample<C extends AdminCallId> = {
  /** Brings about what the call is about, and answers what is sent. */
  send: (world: World, visit: Visit) => AdminRequest<C> | Promise<AdminRequest<C>>;
  /** The call changes the account that makes it, so each is made by one of its own. */
  own?: true;
  /** Status and code for those whom the call itself refuses, for what it is about is not theirs. */
  judged?: { refusal: string; allowed: (person: Person) => boolean };
};

export type Samples<C extends AdminCallId> = { [Call in C]: Sample<Call> };
