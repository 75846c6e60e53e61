import { variablesIn } from '#engine/texts/variables.ts';

/** SMTP relay for mails. `url` may hold a password. */
export type SmtpSettings = { url: string; from: string };

/** HTTP request that sends an SMS through a provider; parts in {{…}} are filled in for each message. */
export type SmsSettings = {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body: string;
  secret: string;
  /** Sender of the SMS if the brand sets none. */
  sender: string;
  /** Text that the answer to an accepted message contains; empty if any 2xx will do. */
  accepted: string;
  timeoutMs: number;
};

export type MessageSettings = {
  smtp: SmtpSettings | undefined;
  sms: SmsSettings | undefined;
  /** Notifications; `contact` is the address by which push services reach who runs the server. */
  push?: { contact: string } | undefined;
};

type Read = {
  env: Readonly<Record<string, string | undefined>>;
  problems: string[];
};

const usualBody = '{"to":"{{to}}","from":"{{sender}}","text":"{{text}}"}';
const methods = ['GET', 'POST', 'PUT'] as const;
/** Placeholders of a template. */
const placeholders = ['to', 'text', 'sender', 'secret', 'id'] as const;

const textOf = ({ env }: Read, name: string): string | undefined => env[name]?.trim() || undefined;

function addressOf(read: Read, name: string, protocols: readonly string[]): string | undefined {
  const value = textOf(read, name);
  if (value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)))
    return value;
  // The value may hold a password, so it is not repeated.
  read.problems.push(
    `${name} is not an address of the form ${protocols.map((protocol) => `${protocol}//host:port`).join(' or ')}. Correct it or leave it out.`,
  );
  return undefined;
}

function smtpOf(read: Read): SmtpSettings | undefined {
  const url = addressOf(read, 'SMTP_URL', ['smtps:', 'smtp:']);
  const from = textOf(read, 'MAIL_FROM');
  if (from !== undefined && !/^[^\s@<>,;"]+@[^\s@<>,;"]+$/u.test(from)) {
    read.problems.push(
      'MAIL_FROM is not a mail address. Set it to one address without a name, such as no-reply@example.com.',
    );
  }
  if (url === undefined) return undefined;
  if (from === undefined) {
    read.problems.push('MAIL_FROM is missing. With SMTP_URL, set it to the address that mails come from.');
    return undefined;
  }
  return { url, from };
}

function headersOf(read: Read): Record<string, string> {
  const text = textOf(read, 'SMS_HEADERS') ?? '{"Content-Type":"application/json"}';
  try {
    const headers: unknown = JSON.parse(text);
    const entries = Object.entries(headers as object);
    if (!Array.isArray(headers) && entries.every(([, value]) => typeof value === 'string')) {
      // Says no, too, to names and values that no header may have.
      return Object.fromEntries(new Headers(entries as [string, string][]));
    }
  } catch {
    // Told below, without the value: it may hold a password.
  }
  read.problems.push(
    'SMS_HEADERS is not a JSON object of headers. Write it as {"Authorization":"Bearer {{secret}}"}.',
  );
  return {};
}

function checkTemplate({ problems }: Read, name: string, template: string): void {
  const unknown = variablesIn(template).find((name) => !(placeholders as readonly string[]).includes(name));
  if (unknown !== undefined) {
    problems.push(
      `${name} names {{${unknown}}}, which nothing fills in. Use {{${placeholders.join('}}, {{')}}}.`,
    );
  }
}

function smsOf(read: Read): SmsSettings | undefined {
  const url = addressOf(read, 'SMS_URL', ['https:', 'http:']);
  if (url === undefined) return undefined;
  const { problems } = read;
  const chosen = (textOf(read, 'SMS_METHOD') ?? 'POST').toUpperCase();
  const method = methods.find((known) => known === chosen);
  if (!method) problems.push(`SMS_METHOD is "${chosen}". Set it to ${methods.join(', ')}.`);
  const seconds = Number(textOf(read, 'SMS_TIMEOUT') ?? '10');
  if (!(seconds >= 1 && seconds <= 60)) problems.push('SMS_TIMEOUT is not a number of seconds from 1 to 60.');
  const headers = headersOf(read);
  const body = textOf(read, 'SMS_BODY') ?? usualBody;
  checkTemplate(read, 'SMS_URL', url);
  checkTemplate(read, 'SMS_BODY', body);
  for (const value of Object.values(headers)) checkTemplate(read, 'SMS_HEADERS', value);
  const all = [url, body, ...Object.values(headers)].join(' ');
  const named = variablesIn(all);
  if (!named.includes('to') || !named.includes('text')) {
    problems.push('SMS_BODY and SMS_URL say neither {{to}} nor {{text}} between them. A message needs both.');
  }
  const secret = textOf(read, 'SMS_SECRET') ?? '';
  if (secret === '' && named.includes('secret')) {
    problems.push('SMS_SECRET is missing, which the settings of the SMS provider name as {{secret}}.');
  }
  return {
    url,
    method: method ?? 'POST',
    headers,
    body,
    secret,
    sender: textOf(read, 'SMS_SENDER') ?? '',
    accepted: textOf(read, 'SMS_ACCEPTED') ?? '',
    timeoutMs: seconds * 1000,
  };
}

function pushOf(read: Read): MessageSettings['push'] {
  const contact = textOf(read, 'PUSH_CONTACT');
  if (contact === undefined || /^(?:mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s/?#]+[^\s]*)$/u.test(contact))
    return contact === undefined ? undefined : { contact };
  read.problems.push(
    `PUSH_CONTACT is "${contact}". Set it to mailto:you@example.com or an https:// address, or leave it out.`,
  );
  return undefined;
}

/** Message settings from the environment; each problem is a line that names the error and the valid form. */
export function readMessageSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): MessageSettings {
  const read = { env, problems };
  return { smtp: smtpOf(read), sms: smsOf(read), push: pushOf(read) };
}
