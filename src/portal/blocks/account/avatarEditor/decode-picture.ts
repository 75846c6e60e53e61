import { sniffFileType } from '#engine/forms/checks/sniff-file-type.ts';

/** Bytes that show what a file is, whatever its name says. */
const head = 16;
const taken: readonly (string | undefined)[] = ['image/png', 'image/jpeg', 'image/webp'];

/** A picture to crop, or the text key of why it is none. */
export type DecodedPicture = { ok: true; picture: ImageBitmap } | { ok: false; why: string };

/** Reads a chosen file: PNG, JPEG or WebP by its content, under `maxBytes`, and one that the browser can draw. */
export async function decodePicture(file: File, maxBytes: number): Promise<DecodedPicture> {
  if (file.size >= maxBytes) return { ok: false, why: 'avatar.error.size' };
  try {
    const type = sniffFileType(new Uint8Array(await file.slice(0, head).arrayBuffer()));
    if (!taken.includes(type)) return { ok: false, why: 'avatar.error.type' };
    return { ok: true, picture: await createImageBitmap(file) };
  } catch {
    return { ok: false, why: 'avatar.error.type' };
  }
}
