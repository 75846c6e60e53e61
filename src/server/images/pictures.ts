import type { Crop } from '#engine/pictures/uploaded-pictures.ts';
import { threadFile } from '#server/threads/thread-file.ts';
import { createThreadPool, ThreadTimeout } from '#server/threads/thread-pool.ts';
import type { CleanPicture, PictureFormat } from './clean-picture.ts';
import type { DrawnPicture } from './read-picture.ts';
import type * as tasks from './tasks.ts';

/** Most pictures per withdrawal or deposit. */
export const proofsMax = 3;

/** Most bytes of a picture that operators send with a message. */
export const messagePictureMax = 5 * 1024 * 1024;

/** Stored form of a picture (WebP), or the fault of the file. */
export type Picture = { ok: true; picture: Buffer } | Extract<DrawnPicture, { ok: false }>;

/** Milliseconds for one picture, behind those that wait; the largest take less than one second. */
const timeLimit = 15_000;

// One a process: it holds nothing of a server, and each picture is decoded in some 150 MB.
const pool = createThreadPool<typeof tasks>(
  threadFile(new URL('tasks.ts', import.meta.url), 'pictures-thread'),
  1,
);

/** A picture that takes too long is too large. */
async function inTime<Answer>(run: Promise<Answer>): Promise<Answer | { ok: false; why: 'PICTURE_SIZE' }> {
  try {
    return await run;
  } catch (error) {
    if (error instanceof ThreadTimeout) return { ok: false, why: 'PICTURE_SIZE' };
    throw error;
  }
}

async function drawn(run: Promise<DrawnPicture>): Promise<Picture> {
  const answer = await inTime(run);
  return answer.ok ? { ok: true, picture: Buffer.from(answer.picture) } : answer;
}

/** A picture of a brand as it is kept: nothing of the file stays but what is seen. */
export const cleaned = (file: Buffer, format: PictureFormat, crop?: Crop): Promise<CleanPicture> =>
  inTime(pool.run('cleanPicture', { file, format, crop }, { timeLimit }));

/** Icon of an installed app, in PNG. */
export const appIconOf = (input: Parameters<typeof tasks.appIcon>[0]): Promise<Picture> =>
  drawn(pool.run('appIcon', input, { timeLimit }));

/** Centre of a picture as a square of 256 px, for avatars. */
export const squareOf = (file: Buffer): Promise<Picture> => drawn(pool.run('squared', file, { timeLimit }));

/** A picture that proves something, such as a receipt, small enough to keep. */
export const proofOf = (file: Buffer): Promise<Picture> => drawn(pool.run('drawnProof', file, { timeLimit }));

/** A picture that people send each other, of the media types that are taken. */
export const sharedPictureOf = (file: Buffer, types: readonly string[]): Promise<Picture> =>
  drawn(pool.run('sharedPicture', { file, types }, { timeLimit }));
