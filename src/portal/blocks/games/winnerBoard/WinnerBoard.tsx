import { useState } from 'react';
import type { WinnerBoardProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { Tabs } from '#portal/parts/Tabs.tsx';
import { NewestWins } from './NewestWins.tsx';
import { RankList } from './RankList.tsx';
import '#portal/winners/winners.css';

const usually = 20;
const periods = ['day', 'week', 'month'] as const;

/** The newest wins, and who has won the most in a day, a week and a month. */
export function WinnerBoard({ props }: BlockViewProps<WinnerBoardProps>) {
  const say = useText();
  const [open, setOpen] = useState('newest');
  const limit = props.limit ?? usually;
  const tabs = [
    { id: 'newest', label: say('winners.newest'), panel: <NewestWins limit={limit} /> },
    ...periods.map((period) => ({
      id: period,
      label: say(`winners.${period}`),
      panel: <RankList period={period} limit={limit} />,
    })),
  ];
  return (
    <div className="lv-content lv-winner-board">
      <Tabs tabs={tabs} open={open} onOpen={setOpen} label={say('winners.title')} />
      <p className="lv-winner-note">{say('winners.note')}</p>
    </div>
  );
}
