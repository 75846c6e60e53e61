import { createTransport } from 'nodemailer';
import { smtpOptions } from '#server/messages/smtp.ts';
import { codeOf, fault, ok, timeoutMs, warning, type DoctorCheck, type DoctorFinding } from './finding.ts';

/** An outside party is there if it answers anything over HTTP. */
async function reach(check: string, name: string, address: string): Promise<DoctorFinding> {
  const { origin } = new URL(address);
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return ok(check, `${name} (${origin}) answers.`);
  } catch (error) {
    return fault(
      check,
      `${name} (${origin}) does not answer (${codeOf(error)}).`,
      'Calls that need it fail.',
      'Correct the address, and let this machine reach it through the firewall.',
    );
  }
}

/** Looks at the platform behind GATEWAY_URL, vendors and payment providers. */
export const checkOutsideParties: DoctorCheck = ({ settings: { gatewayUrl, vendors, payments } }) =>
  Promise.all([
    ...(gatewayUrl === undefined ? [] : [reach('gateway', 'GATEWAY_URL', gatewayUrl)]),
    ...Object.entries(vendors).map(([name, { url }]) => reach('vendors', `VENDOR_${name}_URL`, url)),
    ...Object.entries(payments).map(([name, { url }]) => reach('payments', `PAYMENT_${name}_URL`, url)),
  ]);

async function reachMail(url: string): Promise<DoctorFinding> {
  const transport = createTransport({
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...smtpOptions(new URL(url)),
  });
  try {
    await transport.verify();
    return ok('mail', 'The mail server of SMTP_URL takes the login.');
  } catch (error) {
    return fault(
      'mail',
      `The mail server of SMTP_URL cannot be used (${codeOf(error)}).`,
      'Mails to players, and their codes, are not sent.',
      codeOf(error) === 'EAUTH'
        ? 'Correct user and password in SMTP_URL.'
        : 'Correct host, port and smtps: or smtp: in SMTP_URL.',
    );
  } finally {
    transport.close();
  }
}

const unsent = (check: string, variable: string): DoctorFinding =>
  warning(
    check,
    `${variable} is not set.`,
    'Players get none; what needs one is refused with MESSAGE_NOT_SENT.',
    `Set ${variable} to a provider, unless GATEWAY_URL or another way serves players.`,
  );

/** Looks at the mail server and the SMS provider. No message is sent. */
export const checkMessages: DoctorCheck = ({ settings: { messages, sandbox, gatewayUrl } }) => {
  const { smtp, sms } = messages;
  const needed = !sandbox && gatewayUrl === undefined;
  return Promise.all([
    ...(smtp ? [reachMail(smtp.url)] : needed ? [Promise.resolve(unsent('mail', 'SMTP_URL'))] : []),
    ...(sms ? [reach('sms', 'SMS_URL', sms.url)] : needed ? [Promise.resolve(unsent('sms', 'SMS_URL'))] : []),
  ]);
};
