export { formatMoney } from '#ui/text/format-money.ts';
