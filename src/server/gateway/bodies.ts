import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import type { DecryptionKeys } from '#server/crypto/keys.ts';
import { decryptText } from '#server/calls/decrypt.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { strictJson } from '#server/http/strict-json.ts';

/** A body as it arrived in a compact JWE. */
export type EncryptedBody = { jwe: string };

const isEncrypted = (body: unknown): body is EncryptedBody =>
  typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === null && 'jwe' in body;

const invalid = (message: string): CallRefusal =>
  refuseCall('INVALID_BODY', { value: { problems: [{ path: '', message }] } });

/** A body as JSON, as it arrived. */
export class JsonBody {
  constructor(readonly text: string) {}
}

/** A body as a form of HTML sends it. */
export class FormBody {
  readonly #values: URLSearchParams;

  constructor(text: string) {
    this.#values = new URLSearchParams(text);
  }

  /** Its values by name; undefined when a name stands twice. */
  values(): Record<string, string> | undefined {
    const entries = [...this.#values];
    const values = Object.fromEntries(entries);
    return Object.keys(values).length === entries.length ? values : undefined;
  }
}

/** The body as the call's schema wants it: decrypted where the call is marked enc, read as a form where it is marked form, the bytes of an upload. */
export async function bodyOf(
  keys: DecryptionKeys,
  id: CallId,
  body: unknown,
): Promise<{ body: unknown } | CallRefusal> {
  const { enc, form, upload }: CallFacts = calls[id];
  if (upload) return Buffer.isBuffer(body) ? { body } : refuseCall('UNSUPPORTED_MEDIA_TYPE');
  if (Buffer.isBuffer(body)) return refuseCall('UNSUPPORTED_MEDIA_TYPE');
  if (enc && !isEncrypted(body)) return refuseCall('ENCRYPTION_REQUIRED');
  if (!enc && isEncrypted(body)) return refuseCall('UNSUPPORTED_MEDIA_TYPE');
  if ((form ?? false) !== body instanceof FormBody) return refuseCall('UNSUPPORTED_MEDIA_TYPE');
  if (body instanceof FormBody) {
    const values = body.values();
    return values ? { body: values } : invalid('must have each name once');
  }
  if (body instanceof JsonBody) {
    const read = strictJson(body.text);
    return 'problem' in read ? invalid(read.problem) : { body: read.value };
  }
  if (!isEncrypted(body)) return invalid('must not be missing');
  const opened = await decryptText(keys, body.jwe, id);
  if (opened instanceof CallRefusal) return opened;
  const read = strictJson(opened.text);
  return 'problem' in read ? invalid(read.problem) : { body: read.value };
}
