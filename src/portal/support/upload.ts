import { CallError } from '../gateway/call-error.ts';
import { lateCalls } from '../gateway/late-calls.ts';
import { sessionHeaders } from '../gateway/gateway.ts';
import type { Portal } from '../runtime/portal.ts';

type Envelope = { success: boolean; code?: string; message?: string };

/** Sends a picture, telling how much of it is sent, which `fetch` cannot. Every failure is a CallError. */
export const sendPicture = (
  { language, session }: Pick<Portal, 'language' | 'session'>,
  { key, file }: { key: string; file: File },
  onProgress: (percent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (cause: unknown): void => reject(new CallError('NETWORK', String(cause), { cause }));
    request.open('PUT', `${lateCalls.supportFile.path}?${new URLSearchParams({ key }).toString()}`);
    const headers = {
      Accept: 'application/json',
      'Accept-Language': language.current,
      'Content-Type': file.type,
      'X-Gateway-Version': '3',
      'X-Module-Id': 'portal',
      ...sessionHeaders(session.begun),
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0),
    );
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => fail(event));
    request.addEventListener('load', () => {
      let answer: Envelope;
      try {
        answer = JSON.parse(request.responseText) as Envelope;
      } catch (cause) {
        return reject(
          new CallError('BAD_ANSWER', `HTTP ${request.status}, no envelope`, {
            status: request.status,
            cause,
          }),
        );
      }
      if (answer.success) return resolve();
      const { code = 'BAD_ANSWER', message = '' } = answer;
      reject(new CallError(code, message, { status: request.status }));
    });
    request.send(file);
  });
