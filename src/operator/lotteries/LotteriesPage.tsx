import { useState } from 'react';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import type { EntryPlace } from '../entries/entry-place.ts';
import { useEntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { BetLimits } from './BetLimits.tsx';
import { LotteryGroup } from './LotteryGroup.tsx';

type Group = LotteriesDocument['groups'][string];

const groupPlace: EntryPlace = { key: 'lotteries/main', items: ['groups'], order: ['groupOrder'] };

/** Lotteries of a brand by the groups of their menu: which are offered, in which order, and when they are drawn. */
export const LotteriesPage = () => {
  const documents = usePackDocuments();
  const document = documentOf(documents, 'lotteries', 'main');
  const groups = useEntryEdits(groupPlace);
  const [words, setWords] = useState('');
  return (
    <section className="op-section" aria-labelledby="lotteries-title">
      <header className="op-section-head">
        <h1 id="lotteries-title">{say('console.lotteries.title')}</h1>
        <p className="op-lead">{say('console.lotteries.lead')}</p>
      </header>
      {document ? (
        <>
          <BetLimits document={document} />
          <div className="op-content-bar">
            <SearchBox label={say('console.lotteries.search')} value={words} onChange={setWords} />
          </div>
          {groups.entries
            .map(({ id, index, value }) => ({ id, isOffered: index >= 0, ...(value as Group) }))
            .map(({ id, isOffered, label }) => (
              <LotteryGroup
                key={id}
                id={id}
                title={nameOf(documents, label) ?? id}
                asked={words.toLowerCase().trim()}
                isOffered={isOffered}
                mayOffer={groups.mayEdit}
                onOffer={(offered) => groups.show(id, nameOf(documents, label) ?? id, offered)}
              />
            ))}
        </>
      ) : (
        <EmptyState icon="info" title={say('console.lotteries.none')} />
      )}
    </section>
  );
};
