import type { CallContext } from '#server/calls/call.ts';
import { tellMember } from '#server/events/tell-member.ts';
import type { Session } from '#server/sessions/sessions.ts';

/** Tells the member's other pages that its messages have changed. */
export const tellPages = ({
  brand,
  gateway,
  log,
  session,
}: CallContext & { session: Session }): Promise<void> =>
  tellMember(gateway.db, brand.brand, session.memberId, 'messages').catch((fault: unknown) =>
    log.error(fault),
  );
