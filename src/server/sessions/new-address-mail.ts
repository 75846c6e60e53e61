import type { CallContext } from '#server/calls/call.ts';
import { flagOf, zoneOf } from '#server/brands/documents.ts';
import type { Member } from '#server/members/members.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { emailOf } from './verification-methods.ts';

/** Mails the member about a login from an unknown address, after the answer of the login. */
export function tellOfNewAddress(context: CallContext, member: Member): void {
  const { gateway, brand, ip } = context;
  const { mail } = gateway.messengers;
  const to = emailOf(member);
  if (!mail || to === undefined || !flagOf(brand, 'newAddressMail')) return;
  const language = member.language ?? context.language;
  const say = wordingOf(brand, language);
  const values = {
    account: member.account,
    address: ip,
    time: formatMoment(context.now.getTime(), zoneOf(brand)),
  };
  gateway.background.run(() =>
    mail({
      brand: brand.brand,
      to,
      subject: say('mail.newAddress.subject', {}),
      text: say('mail.newAddress.text', values),
      language,
    }),
  );
}
