/** Rows of a file at most: what a browser holds and a spreadsheet opens with ease. */
const most = 20_000;

/** Rows of a request: as many as calls answer. */
export const rowsAtOnce = '200';

export type Page<Row> = { rows: readonly Row[]; next?: string | undefined };

/** All rows of a table by its pages, and whether there were more than a file takes. */
export async function gatherPages<Row>(
  ask: (after: { after?: string }) => Promise<Page<Row>>,
): Promise<{ rows: Row[]; cut: boolean }> {
  const rows: Row[] = [];
  let after: { after?: string } = {};
  for (;;) {
    const page = await ask(after);
    rows.push(...page.rows);
    if (page.next === undefined) return { rows, cut: false };
    if (rows.length >= most) return { rows, cut: true };
    after = { after: page.next };
  }
}

/** Rows that are all there already. */
export const whole = async <Row>(rows: readonly Row[]): Promise<{ rows: Row[]; cut: boolean }> => ({
  rows: [...rows],
  cut: false,
});
