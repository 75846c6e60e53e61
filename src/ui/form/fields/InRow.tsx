import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import { rowName } from './field-label.ts';

/** The row of a field in the name that screen readers say; the eye sees it above the row. */
export const InRow = ({ row, say }: { row: NonNullable<FieldSpec['row']>; say: Say }) => (
  <>
    <span className="lv-visually-hidden">
      {say('form.rows.field', { row: rowName(row, say), label: '' }).trimEnd()}
    </span>{' '}
  </>
);
