import type { Brands } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { httpSms } from './http-sms.ts';
import type { Messengers } from './messages.ts';
import type { MessageSettings } from './settings.ts';
import { smtpMails } from './smtp.ts';

/**
 * Delivery by kind of message: the configured provider, else the sandbox's outbox, else none. If only one provider is
 * configured, the other kind still goes to the outbox.
 */
export function messengersOf(
  { smtp, sms }: MessageSettings,
  brands: Pick<Brands, 'live'>,
  outbox: Messengers,
): Messengers {
  const senderOf = async (id: string): Promise<string | undefined> => {
    const brand = await brands.live(id);
    return brand && documentOf(brand, 'brand')?.senders?.sms;
  };
  const mails = smtp && smtpMails(smtp, (id) => brands.live(id));
  return {
    sms: sms ? httpSms(sms, senderOf) : outbox.sms,
    mail: mails?.mail ?? outbox.mail,
    outbox: sms && smtp ? undefined : outbox.outbox,
    close: mails?.close,
  };
}
