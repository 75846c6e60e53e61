import { brandFacts } from '../campaigns/brand-facts.ts';
import { OfferingDetail } from '../catalogue/OfferingDetail.tsx';
import { documentOf } from '../documents/reader.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { EntryField } from '../entries/EntryField.tsx';
import { entryPath } from '../entries/entry-place.ts';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { DecimalAmount } from './DecimalAmount.tsx';
import { DrawTimes } from './DrawTimes.tsx';
import type { Lottery } from './lottery.ts';
import { NextDraws } from './NextDraw.tsx';

/** Families whose numbers have a limit of their own. */
const numbered = ['2d', '3d'];

/** Editor of a lottery: name, picture, draws and the limit of a number. */
export const LotteryDetail = ({ content, edits }: { content: ContentEntry; edits: EntryEdits }) => {
  const documents = usePackDocuments();
  const { currency, digits } = brandFacts(documents);
  const { id } = content.entry;
  const lottery = content.entry.value as Lottery;
  const family = documentOf(documents, 'lotteries', 'main')?.tables[lottery.table]?.family ?? '';
  const isDisabled = !edits.mayEdit;
  const label = say('console.lotteries.numberLimit', { currency });
  return (
    <OfferingDetail content={content} edits={edits} switches={['isHot']}>
      <DrawTimes
        lottery={lottery}
        isDisabled={isDisabled}
        set={(path, value) => edits.set(id, content.name, path, value)}
      />
      <NextDraws lottery={lottery} />
      {numbered.includes(family) && (
        <EntryField label={label} steps={entryPath(edits.place, id, 'numberLimit')} isLabelled>
          <DecimalAmount
            label={label}
            value={lottery.numberLimit}
            digits={digits}
            isDisabled={isDisabled}
            isRequired={false}
            onChange={(next) => edits.set(id, content.name, ['numberLimit'], next)}
          />
        </EntryField>
      )}
    </OfferingDetail>
  );
};
