import type { CallContext } from '#server/calls/call.ts';
import type { Member } from './members.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { wordingOf } from '#server/messages/wording.ts';

/** Kind of change; the mail's texts are `mail.changed.<change>` of the brand. */
export type SecurityChange =
  | 'password'
  | 'paymentPassword'
  | 'mobile'
  | 'email'
  | 'totpOn'
  | 'totpOff'
  | 'recoveryCodes'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeysDropped';

/** Contact of a member: mail, else SMS. */
type Reach = { email?: string | undefined; mobile?: string | undefined };

export const reachOf = ({ profile, mobile }: Pick<Member, 'profile' | 'mobile'>): Reach => {
  const { email } = profile;
  return { email: typeof email === 'string' ? email : undefined, mobile: mobile ?? undefined };
};

/**
 * Notifies a member of a change after the answer, so that an unauthorised change is noticed; a failed message changes
 * nothing. `to` is the contact before a change of the address itself.
 */
export function notifySecurityChange(
  { brand, gateway, ip, language, now }: CallContext,
  member: Pick<Member, 'account' | 'language' | 'profile' | 'mobile'>,
  change: SecurityChange,
  to: Reach = reachOf(member),
): void {
  const { mail, sms } = gateway.messengers;
  const spoken = member.language ?? language;
  const say = wordingOf(brand, spoken);
  const facts = {
    account: member.account,
    address: ip,
    time: formatMoment(now.getTime(), zoneOf(brand)),
  };
  const text = say(`mail.changed.${change}`, facts);
  gateway.background.run(async () => {
    if (to.email !== undefined && mail) {
      await mail({ brand: brand.brand, to: to.email, subject: say('mail.changed.subject', facts), text });
    } else if (to.mobile !== undefined && sms) {
      await sms({ brand: brand.brand, to: to.mobile, text });
    }
  });
}
