import { sql, type RawBuilder } from 'kysely';

/** Sessions of a member that end: one, all but one, or all. Named by their hashes. */
export type EndedSessions = { of?: string | undefined; except?: string | undefined };

/** True for a row whose `session_hash` is of a session that ends. */
export const isOfEnded = ({ of = '', except = '' }: EndedSessions): RawBuilder<boolean> =>
  sql`(${of} in ('', session_hash) and session_hash <> ${except})`;
