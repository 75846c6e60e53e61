import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { hostileNames, hostilePictures, type HostilePicture } from './cases.ts';

let server: TestApp;
let admin: OperatorClient;
beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server?.close());

const pictures = await hostilePictures();
const row = (picture: HostilePicture) =>
  [`${picture.path} with ${picture.what.slice(0, 80)}`, picture] as const;
/** What is sent, made beforehand: the test shares the server's event loop. */
const sent = new Map(
  pictures.map((picture) => {
    const { path, file } = picture;
    return [picture, Buffer.from(JSON.stringify({ path, file: file.toString('base64') }))] as const;
  }),
);
const refusals = ['PICTURE_TYPE', 'PICTURE_SIZE', 'PICTURE_MOVES', 'PICTURE_DRAWING'];
const smuggled = [/pay-load/u, /<script/iu, /<\?php/iu, /Exif/u, /GPS/u];
const script = [/\son[a-z]+=/iu, /javascript:/iu, /<(?:foreignObject|image|a)\b/iu];
const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

const send = (picture: HostilePicture) =>
  admin.call('POST', '/packs/shop/pictures/keep', sent.get(picture) ?? {});

/** Megabytes of the process at most so far. */
const memory = (): number => process.resourceUsage().maxRSS / 1024;
/** Most that the largest picture may add: 40 megapixels are decoded in 160 MB, drawn in 60 and encoded. */
const memoryMax = 600;

/** Most that the event loop may be held, milliseconds. */
const heldMax = 100;
/** A pause of the garbage collector is not of the file; what the file costs comes again. */
const tries = 4;

/** Time of the processor that this thread has had, of which no other process takes any (Linux; see proc_schedstat). */
const schedule = `/proc/self/task/${process.pid}/schedstat`;
const isMeasured = isMainThread && existsSync(schedule);
const busy = (): number => (isMeasured ? Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6 : 0);
const held = new Map<HostilePicture, number>();
let before = 0;

async function sendWatched(picture: HostilePicture) {
  let last = busy();
  let longest = 0;
  // A timer runs once a turn of the event loop: what the thread worked since the last one is what held it.
  const note = (): void => {
    const now = busy();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(note, 1);
  const answer = await send(picture);
  clearInterval(timer);
  note();
  held.set(picture, Math.min(held.get(picture) ?? Number.POSITIVE_INFINITY, longest));
  return answer;
}

it('tries more than 300 files and names', () => {
  expect(pictures.length + hostileNames.length).toBeGreaterThan(300);
  before = memory();
});

/** What a picture that was kept holds besides what is seen. */
async function leftIn(kept: Buffer, ending: string): Promise<string[]> {
  const text = kept.toString('latin1');
  const type = (await fileTypeFromBuffer(kept))?.mime;
  const isRight =
    ending === 'svg'
      ? text.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')
      : type === mediaTypes[ending];
  const hostile = ending === 'svg' ? [...smuggled, ...script] : smuggled;
  return [...(isRight ? [] : [`no ${ending}`]), ...hostile.filter((one) => one.test(text)).map(String)];
}

/** What became of a file: how it was kept or refused, and what is wrong with that. */
async function fateOf(picture: HostilePicture): Promise<{ fate: string; faults: string[] }> {
  const { path, codes = refusals } = picture;
  const { status, body } = await sendWatched(picture);
  if (status !== 200) {
    const code = String(body['code']);
    const isClear = status === 422 && codes.includes(code) && String(body['fix']).endsWith('.');
    return { fate: 'refused', faults: isClear ? [] : [`${status} ${code}`] };
  }
  const digits = String(body['hash']).slice(0, 32);
  const shown = await fetch(`${server.url}/assets/shop/by-hash/${digits}/${path}`);
  const faults = await leftIn(Buffer.from(await shown.arrayBuffer()), path.slice(path.lastIndexOf('.') + 1));
  const sniffed = shown.headers.get('x-content-type-options') === 'nosniff' ? [] : ['its type is guessed'];
  return { fate: 'kept', faults: [...faults, ...sniffed] };
}

it.each(pictures.map(row))(
  '%s is refused with a clear code, or nothing of it stays but the picture',
  async (_, picture) => {
    const { fate, faults } = await fateOf(picture);
    expect(faults).toEqual([]);
    expect(picture.fate === 'either' ? ['kept', 'refused'] : [picture.fate]).toContain(fate);
  },
);

it.each(hostileNames)('nothing is kept by the name "%s"', async (path) => {
  const file = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  for (const call of ['pictures', 'pictures/keep']) {
    const { status, body } = await admin.call('POST', `/packs/shop/${call}`, { path, file });
    expect([status, body['code']]).toEqual([400, 'INVALID_REQUEST']);
  }
  const shown = await fetch(`${server.url}/assets/shop/${encodeURIComponent(path)}`);
  expect(shown.status).not.toBe(200);
});

it('no file takes more memory than the largest picture does', () => {
  expect(memory() - before).toBeLessThan(memoryMax);
});

// The longest turn of the event loop, what sends the file included.
it.runIf(isMeasured)(`no file holds the event loop for ${heldMax} ms`, async () => {
  const slow = () => pictures.filter((picture) => (held.get(picture) ?? 0) >= heldMax);
  for (let again = 1; again < tries && slow().length > 0; again += 1)
    for (const picture of slow()) await sendWatched(picture);
  expect(slow().map((picture) => [...row(picture).slice(0, 1), held.get(picture)])).toEqual([]);
});
