import { formatMoney } from '#ui/text/format-money.ts';
import type { ReadNumbers } from '../../fields/field-message.ts';
import { fileSize } from '../../fields/file-size.ts';

const each = (
  params: Readonly<Record<string, string | number>>,
  read: (value: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, read(String(value))]));

/** Bounds of an amount are money. */
export const amountNumbers: ReadNumbers = ({ params }, { language, sources: { currency } }) =>
  currency ? each(params, (minor) => formatMoney(minor, currency.code, currency.digits, language)) : params;

/** The most that a file may have is a size. */
export const uploadNumbers: ReadNumbers = ({ code, params }, { language }) =>
  code === 'FILE_TOO_LARGE' ? each(params, (bytes) => fileSize(Number(bytes), language)) : params;
