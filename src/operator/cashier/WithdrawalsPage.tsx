import { useParams } from 'react-router-dom';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { brandFacts } from '../campaigns/brand-facts.ts';
import { documentOf, nameOf } from '../documents/reader.ts';
import { ContentList } from '../entries/ContentList.tsx';
import { useEntryEdits } from '../entries/useEntryEdits.ts';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { useValueEdits } from '../entries/useValueEdits.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { CashierFrame } from './CashierFrame.tsx';
import { payoutPlace, type PayoutMethod } from './method-place.ts';
import { MethodDetail } from './MethodDetail.tsx';
import { MoneyBounds } from './MoneyBounds.tsx';

/** Ways to be paid out: their order and names; one withdrawal has the same bounds on all of them. */
export const WithdrawalsPage = () => {
  const { method: opened } = useParams();
  const values = useValueEdits('cashier/main');
  const documents = usePackDocuments();
  const edits = useEntryEdits(payoutPlace);
  const open = useOpenEntry('cashier/withdrawal');
  const { document, mayEdit, place } = edits;
  const bounds = documentOf(documents, 'cashier', 'main')?.withdrawal;
  return (
    <CashierFrame isThere={document !== undefined}>
      {bounds && (
        <FormScopeProvider documentKey={place.key} readOnly={!mayEdit}>
          <MoneyBounds
            bounds={bounds}
            money={brandFacts(documents)}
            steps={['withdrawal']}
            isDisabled={!mayEdit}
            onChange={(property, next) =>
              values.set(say('console.cashier.withdrawal'), ['withdrawal', property], next)
            }
          />
        </FormScopeProvider>
      )}
      <ContentList
        label={say('console.cashier.payouts')}
        entries={edits.entries.map((entry) => {
          const { kind, name, enabled } = entry.value as PayoutMethod;
          return {
            entry,
            name: nameOf(documents, name) ?? entry.id,
            shown: entry.index >= 0 && enabled !== false,
            meta: <span>{say(`console.cashier.payoutKinds.${kind}`)}</span>,
          };
        })}
        edits={edits}
        opened={opened}
        onOpen={open}
        onShow={({ entry, name }, shown) => edits.offer(entry.id, name, shown)}
      >
        {(content) => (
          <MethodDetail content={content} edits={edits}>
            {null}
          </MethodDetail>
        )}
      </ContentList>
    </CashierFrame>
  );
};
