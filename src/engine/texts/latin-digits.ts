/** Code points of the zeros of scripts on players' keyboards; each is followed by the other nine digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x1090, 0x17e0, 0xff10];

/** Replaces digits of other scripts (Burmese, Thai, full width, …) by 0–9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit : String(point - zero);
  });
