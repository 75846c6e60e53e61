import { useParams } from 'react-router-dom';
import { moneyText } from '#engine/texts/money-text.ts';
import { brandFacts } from '../campaigns/brand-facts.ts';
import { nameOf } from '../documents/reader.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { ContentList } from '../entries/ContentList.tsx';
import { EntryField } from '../entries/EntryField.tsx';
import { entryPath } from '../entries/entry-place.ts';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import { useEntryEdits } from '../entries/useEntryEdits.ts';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { CashierFrame } from './CashierFrame.tsx';
import { depositPlace, type DepositMethod } from './method-place.ts';
import { MethodDetail } from './MethodDetail.tsx';
import { MoneyBounds } from './MoneyBounds.tsx';

/** Ways to pay in: their order, names and pictures, and their bounds in the currency of the brand. */
export const DepositsPage = () => {
  const { method: opened } = useParams();
  const documents = usePackDocuments();
  const edits = useEntryEdits(depositPlace);
  const open = useOpenEntry('cashier/deposit');
  const money = brandFacts(documents);
  const label = say('console.cashier.methods');
  const contentOf = (entry: (typeof edits.entries)[number]): ContentEntry => {
    const { kind, name, image, min, max, enabled } = entry.value as DepositMethod;
    return {
      entry,
      name: nameOf(documents, name) ?? entry.id,
      picture: image,
      shown: entry.index >= 0 && enabled !== false,
      meta: (
        <>
          <span>{say(`console.cashier.kinds.${kind}`)}</span>
          <span>
            {moneyText(String(min), money)} – {moneyText(String(max), money)}
          </span>
        </>
      ),
    };
  };
  const picture = say('console.notices.picture');
  return (
    <CashierFrame isThere={edits.document !== undefined}>
      <ContentList
        label={label}
        entries={edits.entries.map(contentOf)}
        edits={edits}
        opened={opened}
        onOpen={open}
        onShow={({ entry, name }, shown) => edits.offer(entry.id, name, shown)}
      >
        {(content) => {
          const { id, value } = content.entry;
          const steps = entryPath(depositPlace, id);
          return (
            <MethodDetail content={content} edits={edits}>
              <EntryField label={picture} steps={[...steps, 'image']}>
                <ReferenceInput
                  label={picture}
                  kind="image"
                  documentKey={depositPlace.key}
                  value={content.picture}
                  beside="pay/new"
                  isDisabled={!edits.mayEdit}
                  isOptional
                  onChange={(image) => edits.set(id, content.name, ['image'], image)}
                />
              </EntryField>
              <MoneyBounds
                bounds={value as DepositMethod}
                money={money}
                steps={steps}
                isDisabled={!edits.mayEdit}
                onChange={(property, next) => edits.set(id, content.name, [property], next)}
              />
            </MethodDetail>
          );
        }}
      </ContentList>
    </CashierFrame>
  );
};
