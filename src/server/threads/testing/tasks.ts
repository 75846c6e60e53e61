/** Tasks of a thread for tests of threads. */
export const double = (number: number): number => 2 * number;

/** Never ends by itself. */
export function spin(): never {
  for (;;);
}
