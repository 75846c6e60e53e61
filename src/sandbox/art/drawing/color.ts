const channels = (hex: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));

/** `share` of the second colour in the first; colours are #rrggbb. */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share);
export const darker = (color: string, share: number): string => mix(color, '#05030c', share);
