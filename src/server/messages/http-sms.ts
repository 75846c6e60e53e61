import { randomUUID } from 'node:crypto';
import { fillTemplate } from '#engine/texts/fill-template.ts';
import { MessageFault, type Sms } from './messages.ts';
import type { SmsSettings } from './settings.ts';

/** Bytes of an answer that are read to look for the sign that the message was accepted. */
const answerLimit = 16_384;

/** Errors before a connection existed, so that the message was certainly not taken. */
const neverReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

type Escape = (value: string) => string;

/** A value inside of the quotes of a JSON text. */
const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

/** Fills in {{…}}, with the values written so that none can leave its place. */
const fill = (template: string, values: Readonly<Record<string, string>>, escape: Escape): string =>
  fillTemplate(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escape(value)])),
  );

function escapeFor(headers: Readonly<Record<string, string>>): Escape {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (/json/iu.test(type)) return inJson;
  return /x-www-form-urlencoded/iu.test(type) ? encodeURIComponent : (value) => value;
}

const codeOf = (fault: unknown): string => {
  const { cause, name } = fault as { cause?: { code?: unknown }; name?: string };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'Error');
};

async function beginningOf(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  if (!answer.body) return text;
  for await (const chunk of answer.body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= answerLimit) break;
  }
  return text;
}

/**
 * Hands messages over to a provider over HTTP. Sent again once, and only when the provider was not even reached: twice the same
 * message costs money and confuses.
 */
export function httpSms(
  settings: SmsSettings,
  senderOf: (brand: string) => Promise<string | undefined>,
): (message: Sms) => Promise<void> {
  const { url, method, headers, body, secret, accepted, timeoutMs } = settings;
  const escape = escapeFor(headers);

  const once = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await fetch(fill(url, values, encodeURIComponent), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        fill(value, values, (text) => text.replaceAll(/[\r\n\0]/gu, ' ')),
      ]),
      ...(method !== 'GET' && { body: fill(body, values, escape) }),
      // A redirect would take the secret along to wherever it leads.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const said = accepted === '' ? '' : await beginningOf(answer);
    await answer.body?.cancel().catch(() => undefined);
    if (!answer.ok) throw new MessageFault(`The SMS provider answered HTTP ${answer.status}.`);
    if (accepted !== '' && !said.includes(accepted)) {
      throw new MessageFault(
        `The SMS provider answered HTTP ${answer.status} without the words of SMS_ACCEPTED.`,
      );
    }
  };

  return async ({ brand, to, text }) => {
    const sender = (await senderOf(brand)) ?? settings.sender;
    const values = { to, text, sender, secret, id: randomUUID() };
    try {
      await once(values).catch((fault: unknown) => {
        if (neverReached.has(codeOf(fault))) return once(values);
        throw fault;
      });
    } catch (fault) {
      if (fault instanceof MessageFault) throw fault;
      // Not the fault itself, whose message and causes may contain the address with its secrets.
      throw new MessageFault(`The SMS provider could not be reached: ${codeOf(fault)}.`);
    }
  };
}
