import type { FactValue } from '#ui/facts/facts.tsx';
import { Button } from '../../parts/Button.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { Switch } from '../../parts/Switch.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { say } from '../../language/say.ts';
import type { OpenFact, Situation } from './player-facts.ts';
import { SituationLanguagePicker, PlayerPicker, ThemePicker } from './SituationPickers.tsx';

const platformAnswers = ['accepted', 'field', 'refused', 'lost'] as const;
export type SituationAnswer = (typeof platformAnswers)[number];

const FactControl = ({
  fact,
  value,
  onChange,
}: {
  fact: OpenFact;
  value: FactValue;
  onChange: (value: FactValue) => void;
}) => {
  const { name, type, description } = fact;
  if (type === 'boolean') {
    return (
      <div className="op-fact" title={description}>
        <Switch label={name} isSelected={value === true} onChange={onChange} />
        <code aria-hidden="true">{name}</code>
      </div>
    );
  }
  return (
    <TextInput
      label={name}
      value={String(value ?? '')}
      inputMode={type === 'integer' ? 'numeric' : 'text'}
      onChange={(text) => onChange(type === 'integer' ? Math.trunc(Number(text)) || 0 : text)}
    />
  );
};

/** Settings of a trial: the player, the language, and other facts that conditions read. */
export const SituationBar = ({
  situation,
  languages,
  facts,
  answer,
  onSituation,
  onAnswer,
  onReset,
}: {
  situation: Situation;
  languages: readonly string[];
  facts: readonly OpenFact[];
  answer: SituationAnswer;
  onSituation: (situation: Situation) => void;
  onAnswer: (answer: SituationAnswer) => void;
  onReset: () => void;
}) => {
  const change = (part: Partial<Situation>) => onSituation({ ...situation, ...part });
  return (
    <section className="op-situation" aria-label={say('console.trial.situation')}>
      <Labelled label={say('console.trial.player')}>
        <PlayerPicker situation={situation} onChange={change} />
      </Labelled>
      <Labelled label={say('console.trial.language')}>
        <SituationLanguagePicker situation={situation} languages={languages} onChange={change} />
      </Labelled>
      <Labelled label={say('console.trial.theme')}>
        <ThemePicker situation={situation} onChange={change} />
      </Labelled>
      <Labelled label={say('console.trial.answer')}>
        <Picker
          label={say('console.trial.answer')}
          value={answer}
          options={platformAnswers.map((id) => ({
            id,
            name: say(`console.trial.answers.${id}.name`),
            hint: say(`console.trial.answers.${id}.hint`),
          }))}
          onChange={(id) => onAnswer(id as SituationAnswer)}
        />
      </Labelled>
      <Button icon="reset" onPress={onReset}>
        {say('console.trial.reset')}
      </Button>
      {facts.length > 0 && (
        <fieldset className="op-facts">
          <legend>{say('console.trial.facts')}</legend>
          {facts.map((fact) => (
            <FactControl
              key={fact.name}
              fact={fact}
              value={Object.hasOwn(situation.set, fact.name) ? situation.set[fact.name] : fact.start}
              onChange={(value) => change({ set: { ...situation.set, [fact.name]: value } })}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
};

const Labelled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="op-labelled">
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
);
