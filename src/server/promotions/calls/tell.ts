import type { CallContext } from '#server/calls/call.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { tellPromotions } from '../promotions.ts';
import type { Award } from '../standing.ts';

/** Tells the pages of the member who calls, after the commit. */
export const tell = (
  { gateway, brand, session, log }: CallContext & { session: Session },
  awards: readonly Pick<Award, 'what' | 'state'>[],
): Promise<void> =>
  tellPromotions(
    { ...gateway, report: (fault) => log.error(fault) },
    brand.brand,
    new Map([[session.memberId, awards]]),
  );
