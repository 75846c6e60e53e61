import { useMemo, useState } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import { useFormModel } from '#ui/form/index.ts';
import { formName, effectiveRules } from '../../documents/form-table.ts';
import { documentOf, languagesOf } from '../../documents/reader.ts';
import { Button } from '../../parts/Button.tsx';
import { say } from '../../language/say.ts';
import { usePackDocuments, usePack } from '../../workspace/WorkspaceContext.tsx';
import { constantsOf } from './explain-draft.ts';
import { openFacts, type Situation } from './player-facts.ts';
import { PlayerForm } from './PlayerForm.tsx';
import { PlayerStage, startSituation } from './PlayerStage.tsx';
import { SituationLanguagePicker, PlayerPicker, ThemePicker } from './SituationPickers.tsx';
import { playerSources } from './player-sources.ts';

const noChecks = {};

/** Live preview of the drafted form, which follows every edit and keeps typed values. Sends nothing. */
export const LiveForm = ({ form }: { form: FormDocument }) => {
  const documents = usePackDocuments();
  const [situation, setSituation] = useState(() => startSituation(documents));
  const facts = useMemo(() => openFacts(form, documents), [form, documents]);
  const change = (part: Partial<Situation>) => setSituation({ ...situation, ...part });
  return (
    <>
      <div className="op-live-bar">
        <PlayerPicker situation={situation} onChange={change} />
        <SituationLanguagePicker situation={situation} languages={languagesOf(documents)} onChange={change} />
        <ThemePicker situation={situation} onChange={change} />
      </div>
      <PlayerStage situation={situation} facts={facts}>
        <Stage form={form} situation={situation} />
      </PlayerStage>
    </>
  );
};

const Stage = ({ form, situation: { language, theme } }: { form: FormDocument; situation: Situation }) => {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const [note, setNote] = useState('');
  const rules = useMemo(() => effectiveRules(documents, form), [documents, form]);
  const constants = useMemo(() => constantsOf(documents), [documents]);
  const sources = useMemo(() => playerSources(documents, pack, language), [documents, pack, language]);
  const patterns = documentOf(documents, 'patterns', 'main');
  const inUse = useFormModel({ document: form, rules, patterns, constants, checks: noChecks });
  return (
    <>
      <PlayerForm
        form={form}
        name={formName(documents, form.id)}
        inUse={inUse}
        sources={sources}
        language={language}
        theme={theme}
        onSend={async (action) => {
          setNote(say('console.trial.sent', { action: action.do }));
          return { ok: true };
        }}
        onAction={(action) => setNote(say('console.trial.ran', { action: action.do }))}
        onToast={setNote}
        onField={() => {}}
      />
      <p className="op-quiet" role="status">
        {note}
      </p>
      <Button
        icon="reset"
        onPress={() => {
          inUse.model.reset();
          setNote('');
        }}
      >
        {say('console.trial.reset')}
      </Button>
    </>
  );
};
