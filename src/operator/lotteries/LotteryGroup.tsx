import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ContentList } from '../entries/ContentList.tsx';
import type { EntryPlace } from '../entries/entry-place.ts';
import { useEntryEdits } from '../entries/useEntryEdits.ts';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { say } from '../language/say.ts';
import { Switch } from '../parts/Switch.tsx';
import type { Lottery } from './lottery.ts';
import { LotteryDetail } from './LotteryDetail.tsx';
import { NextDraw } from './NextDraw.tsx';
import './lotteries.css';

/** Lotteries of one group in their order, those that the words are in; a switch offers the group as a whole. */
export const LotteryGroup = ({
  id,
  title,
  asked,
  isOffered,
  mayOffer,
  onOffer,
}: {
  id: string;
  title: string;
  asked: string;
  isOffered: boolean;
  mayOffer: boolean;
  onOffer: (offered: boolean) => void;
}) => {
  const { lottery: opened } = useParams();
  const place = useMemo(
    (): EntryPlace => ({ key: 'lotteries/main', items: ['games'], order: ['groups', id, 'games'] }),
    [id],
  );
  const edits = useEntryEdits(place);
  const open = useOpenEntry('lotteries');
  const found = edits.entries.flatMap((entry) => {
    const { name, image, enabled } = entry.value as Lottery;
    const isAsked = entry.id === opened || `${name} ${entry.id}`.toLowerCase().includes(asked);
    // A lottery of another group is left out of this one's order, not hidden.
    return entry.index < 0 || !isAsked
      ? []
      : [
          {
            entry,
            name,
            picture: image,
            shown: enabled !== false,
            meta: <NextDraw lottery={entry.value as Lottery} />,
          },
        ];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={`lotteries-${id}`}>
      <header className="op-lottery-group">
        <h2 id={`lotteries-${id}`}>{title}</h2>
        {!isOffered && <span className="op-hint">{say('console.lotteries.groupOut')}</span>}
        <Switch
          label={say('console.entries.showOf', { entry: title })}
          isSelected={isOffered}
          isDisabled={!mayOffer}
          onChange={onOffer}
        />
      </header>
      <ContentList
        label={title}
        entries={found}
        edits={edits}
        opened={opened}
        onOpen={open}
        onShow={({ entry, name }, shown) => edits.offer(entry.id, name, shown)}
      >
        {(content) => <LotteryDetail content={content} edits={edits} />}
      </ContentList>
    </section>
  );
};
