import { expect, it } from 'vitest';
import type { Money } from '#portal/format/use-money.ts';
import { csvOf } from '#portal/record/csv.ts';
import { amountsIn, csvLines, nicknames, type Column } from './columns.ts';
import { signedIn } from './signed-column.tsx';

const money: Money = {
  code: 'MMK',
  digits: 2,
  language: 'en',
  say: (minor) => `MMK ${minor}`,
  signed: (minor) => `+${minor}`,
};

type Row = { account: string; nickname: string; stake: string; net: string | undefined };

const columns: Column<Row>[] = [
  { id: 'member', head: 'Member', cell: ({ account }) => account, csv: ({ account }) => account },
  nicknames('Nickname', ({ nickname }: Row) => nickname),
  amountsIn(money)('stake', 'Stakes', ({ stake }: Row) => stake),
  signedIn(money)('net', 'Won or lost', ({ net }: Row) => net),
  { id: 'seen', head: 'On the page alone', cell: () => 'x' },
];

it('are a file with the currency in its heads, nicknames and a sum of numbers, whose text no spreadsheet evaluates', () => {
  const rows = [
    { account: 'aung', nickname: '=1+1', stake: '123456', net: '-500' },
    { account: 'kyaw', nickname: '', stake: '5', net: undefined },
  ];
  const all = { account: '', nickname: 'nobody', stake: '123461', net: '-500' };
  expect(csvOf(csvLines(columns, rows, [{ name: 'Sum', row: all }]))).toBe(
    [
      '\uFEFFMember,Nickname,Stakes (MMK),Won or lost (MMK)',
      "aung,'=1+1,1234.56,-5.00",
      'kyaw,,0.05,',
      'Sum,,1234.61,-5.00',
      '',
    ].join('\r\n'),
  );
});
