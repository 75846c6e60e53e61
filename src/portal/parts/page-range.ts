/**
 * Page numbers to show out of `count`, from 1: `margin` at each end and `range` around the current one. A gap replaces at least two
 * pages.
 */
export function pageRange(current: number, count: number, range = 3, margin = 1): (number | 'gap')[] {
  const from = Math.max(1, Math.min(current - Math.floor(range / 2), count - range + 1));
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page <= margin || page > count - margin || (page >= from && page < from + range),
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
