const usual = 10;
const most = 200;

/** Page, size and offset of a query. */
export function recordPage({ page, size }: { page?: string; size?: string }): {
  page: number;
  size: number;
  offset: number;
} {
  const rows = Math.min(Number(size ?? usual), most);
  const number = Number(page ?? 1);
  return { page: number, size: rows, offset: (number - 1) * rows };
}
