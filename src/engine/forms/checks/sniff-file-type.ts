/** First bytes of a type; undefined stands for any byte. */
const SIGNATURES: readonly { type: string; bytes: readonly (number | undefined)[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  // "RIFF", four bytes of length, "WEBP"
  {
    type: 'image/webp',
    bytes: [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
  },
  // "%PDF-"
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

/** The media type that the first bytes of a file show (16 are enough); undefined for any type that no upload accepts. */
export const sniffFileType = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find((signature) =>
    signature.bytes.every((byte, index) =>
      byte === undefined ? index < bytes.length : byte === bytes[index],
    ),
  )?.type;
