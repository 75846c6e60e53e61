import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormDocument } from '#contract/generated/documents.ts';
import { usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { openFacts } from './player-facts.ts';
import { PlayerStage, startSituation } from './PlayerStage.tsx';
import { Trial } from './Trial.tsx';

/** Tries a form of the draft as a player, and explains its fields. */
export const TrialPage = ({ form }: { form: FormDocument }) => {
  const documents = usePackDocuments();
  const [search, setSearch] = useSearchParams();
  const [situation, setSituation] = useState(() => startSituation(documents));
  const facts = useMemo(() => openFacts(form, documents), [form, documents]);
  return (
    <PlayerStage situation={situation} facts={facts}>
      <Trial
        form={form}
        facts={facts}
        situation={situation}
        onSituation={setSituation}
        field={search.get('field') ?? undefined}
        onField={(field) => setSearch({ field }, { replace: true })}
      />
    </PlayerStage>
  );
};
