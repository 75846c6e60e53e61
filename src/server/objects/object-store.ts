import { AwsClient } from 'aws4fetch';
import type { ObjectSettings } from './object-settings.ts';

/** Bytes outside of the database, by the SHA-256 of what they are: an object never changes. */
export type ObjectStore = {
  put(hash: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such object. */
  get(hash: string): Promise<Buffer | undefined>;
  remove(hash: string): Promise<void>;
};

/** The store cannot be reached, or refuses this server. */
export class ObjectStoreUnavailable extends Error {
  override readonly name = 'ObjectStoreUnavailable';
}

/** Milliseconds for one request. */
const timeLimit = 10_000;
/** Tries after an answer that asks to come again. */
const retries = 2;

/** An S3-compatible store, addressed by path. */
export function s3Store({ address, ...credentials }: ObjectSettings): ObjectStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  async function send(method: 'PUT' | 'GET' | 'DELETE', hash: string, bytes?: Buffer): Promise<Response> {
    const signal = AbortSignal.timeout(timeLimit);
    const sent = bytes && {
      body: new Uint8Array(bytes),
      headers: {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': hash,
      },
    };
    const answer = await client
      .fetch(`${address}/${hash}`, { method, signal, ...sent })
      .catch((cause: unknown) => {
        throw new ObjectStoreUnavailable(`The store at ${address} does not answer.`, { cause });
      });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    throw new ObjectStoreUnavailable(`The store at ${address} answers ${method} by ${answer.status}.`);
  }
  return {
    async put(hash, bytes) {
      await (await send('PUT', hash, bytes)).arrayBuffer();
    },
    async get(hash) {
      const answer = await send('GET', hash);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.ok ? bytes : undefined;
    },
    async remove(hash) {
      await (await send('DELETE', hash)).arrayBuffer();
    },
  };
}
