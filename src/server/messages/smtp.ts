import { createTransport } from 'nodemailer';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { mailHtml } from './mail-html.ts';
import { MessageFault, type Mail } from './messages.ts';
import type { SmtpSettings } from './settings.ts';
import { brandNameOf } from './wording.ts';

const connectMs = 10_000;
const silenceMs = 30_000;
/** Connections that are kept to the mail server. */
const connections = 4;

const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/u.test(host);

/** Everything that could end a header line, or hide what follows. */
const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Connection of an SMTP_URL, as nodemailer takes it. */
export const smtpOptions = (url: URL) => {
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // Nobody on the way may talk the connection out of encryption.
    requireTLS: !secure && !isOwnMachine(url.hostname),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
};

const faultOf = (fault: unknown): MessageFault => {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
  const said = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MessageFault(`The mail server did not take a message: ${said.join(' ') || 'no reason given'}.`);
};

export type SmtpMessenger = { mail: (message: Mail) => Promise<void>; close: () => void };

/**
 * Hands mails over to a mail server, in the name of the brand: its words as text and as a page of its colours. The first
 * mail opens the connection.
 */
export function smtpMails(
  { url, from }: SmtpSettings,
  live: (brand: string) => Promise<LiveBrand | undefined>,
): SmtpMessenger {
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...smtpOptions(new URL(url)),
  });
  return {
    async mail({ brand: id, to, subject, text, language, secret }) {
      const brand = await live(id);
      const own = brand && documentOf(brand, 'brand');
      const spoken = language ?? own?.defaultLanguage ?? 'en';
      const name = oneLine(brand ? brandNameOf(brand, spoken) : id);
      try {
        await transport.sendMail({
          // As parts: an address with a comma or a line break in it is one address, or none.
          from: { name, address: own?.senders?.mail ?? from },
          to: { name: '', address: oneLine(to) },
          subject: oneLine(subject),
          text,
          html: mailHtml({ brand, name, language: spoken, subject, text, secret }),
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        });
      } catch (fault) {
        throw faultOf(fault);
      }
    },
    close: () => transport.close(),
  };
}
