import type { Say } from '#ui/text/say.ts';
import { nicknames, type Column } from './columns.ts';
import { Person } from './Person.tsx';
import { rateText } from './rate.ts';

type OfMember = { member: { account: string; nickname: string } };

/** The member that a row is about: the name on the page, and the nickname beside it in a file. */
export const memberColumns = <Row extends OfMember>(say: Say): Column<Row>[] => [
  {
    id: 'member',
    head: say('team.member'),
    cell: ({ member }) => <Person account={member.account} nickname={member.nickname} />,
    csv: ({ member }) => member.account,
  },
  nicknames(say('team.nickname'), ({ member }: Row) => member.nickname),
];

/** Kind of account and rate, of a member or a link. */
export function termColumns<Row extends { type: number; rate: number }, Sort extends string = never>(
  say: Say,
  locale: string,
  sort?: Sort,
): Column<Row, Sort>[] {
  return [
    {
      id: 'kind',
      head: say('team.kind'),
      cell: ({ type }) => say(`team.kind.${type}`),
      csv: ({ type }) => say(`team.kind.${type}`),
    },
    {
      id: 'rate',
      head: say('team.rate'),
      number: true,
      cell: ({ rate }) => rateText(rate, locale),
      csv: ({ rate }) => String(rate / 100),
      ...(sort !== undefined && { sort }),
    },
  ];
}
