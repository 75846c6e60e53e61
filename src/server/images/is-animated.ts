/** Bit of an extended WebP's flags that announces frames (RIFF container of WebP, VP8X chunk). */
const webpAnimation = 0b10;

/** True for an animated WebP or PNG, by the file's header. */
export function isAnimated(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & webpAnimation) !== 0;
  const frames = bytes.indexOf('acTL', 0, 'latin1');
  return (
    bytes.toString('latin1', 1, 4) === 'PNG' && frames >= 0 && frames < bytes.indexOf('IDAT', 0, 'latin1')
  );
}
