import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  addressFault,
  ClosedAddress,
  guardedLookup,
  hostnameOf,
  isPublic,
  type WebhookReach,
} from './addresses.ts';

const timeoutMs = 10_000;
/** Most bytes of an answer that are read. */
const answerMax = 64 * 1024;

export type SentDelivery = {
  delivered: boolean;
  status: number | null;
  fault: string | null;
  /** The address may not be called at all. */
  closed?: true;
};

const failed = (fault: string, status: number | null = null): SentDelivery => ({
  delivered: false,
  status,
  fault,
});

const shut = (fault: string): SentDelivery => ({ ...failed(fault), closed: true });

const faultOf = (error: NodeJS.ErrnoException): string => {
  const known: Partial<Record<string, string>> = {
    ENOTFOUND: 'The name of the host is not known.',
    ECONNREFUSED: 'The host refused the connection.',
    ECONNRESET: 'The host broke the connection off.',
    ETIMEDOUT: 'The host did not answer in time.',
  };
  return known[error.code ?? ''] ?? `The call failed (${error.code ?? 'no reason given'}).`;
};

/**
 * Posts a body once. Redirects are not followed, private addresses not called, an answer is waited for ten seconds and read no further
 * than 64 kB. Any status of 200 to 299 is a delivery.
 */
export function postGuarded(
  address: string,
  headers: Record<string, string>,
  body: string | Buffer,
  reach: WebhookReach,
): Promise<SentDelivery> {
  const fault = addressFault(address, reach);
  if (fault) return Promise.resolve(shut(fault));
  const url = new URL(address);
  // A literal address is never looked up.
  if (!reach.private && isIP(hostnameOf(url)) !== 0 && !isPublic(hostnameOf(url)))
    return Promise.resolve(shut('The address is not on the public internet.'));
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        lookup: guardedLookup(reach),
        // A fresh connection: a pooled one may have been opened under other rules.
        agent: false,
        signal,
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        const done = (): void =>
          resolve(
            status >= 200 && status < 300
              ? { delivered: true, status, fault: null }
              : failed(`The host answered ${status}.`, status),
          );
        let read = 0;
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length;
          if (read > answerMax) {
            done();
            call.destroy();
          }
        });
        answer.on('end', done);
        answer.on('error', done);
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error instanceof ClosedAddress) return resolve(shut(error.message));
      resolve(failed(signal.aborted ? 'The host did not answer in time.' : faultOf(error)));
    });
    call.end(body);
  });
}

/** Posts an event as JSON, as `postGuarded` does. */
export const sendWebhook = (
  address: string,
  headers: Record<string, string>,
  body: string,
  reach: WebhookReach,
): Promise<SentDelivery> =>
  postGuarded(
    address,
    {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Livery-Webhook/1',
      ...headers,
    },
    body,
    reach,
  );
