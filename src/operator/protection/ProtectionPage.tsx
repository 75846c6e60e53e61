import type { ProtectionDocument } from '#contract/generated/documents.ts';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { EntryField } from '../entries/EntryField.tsx';
import { useValueEdits } from '../entries/useValueEdits.ts';
import { WholeNumber } from '../entries/WholeNumber.tsx';
import { locales } from '../language/format.ts';
import { say } from '../language/say.ts';
import { ChoiceBoxes } from '../parts/ChoiceBoxes.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Switch } from '../parts/Switch.tsx';

const key = 'protection/main';
const DAY = 24;

/** Lengths that the page offers besides those of the brand. */
const usual = {
  minutes: [15, 30, 45, 60, 90, 120],
  timeOutHours: [24, 48, 72, 168, 336, 672, 1008],
  selfExclusionMonths: [6, 12, 24, 36, 60],
};

const lengthName = (count: number, unit: 'minute' | 'day' | 'month'): string =>
  new Intl.NumberFormat(locales(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const lengths = (
  known: readonly number[],
  chosen: readonly number[],
  name: (length: number) => string,
): { id: number; name: string }[] =>
  [...new Set([...known, ...chosen])]
    .toSorted((one, other) => one - other)
    .map((id) => ({ id, name: name(id) }));

/** Protection of players: limits they may set, reality checks, time-outs and self-exclusion. */
export const ProtectionPage = () => {
  const { document, mayEdit, set } = useValueEdits(key);
  const { limits, realityCheck, timeOutHours, selfExclusionMonths, permanentExclusion } = (document ??
    {}) as Partial<ProtectionDocument>;
  const isDisabled = !mayEdit;
  const onOff = (label: string, path: readonly string[], value: boolean | undefined) => (
    <EntryField key={label} label={label} steps={path}>
      <Switch
        label={label}
        isSelected={value === true}
        isDisabled={isDisabled}
        onChange={(on) => set(label, path, on)}
      />
    </EntryField>
  );
  const hours = (property: 'raiseHours' | 'confirmHours', value: number | undefined, least: number) => {
    const label = say(`console.protection.${property}`);
    return (
      value !== undefined && (
        <EntryField key={property} label={label} steps={['limits', property]} isLabelled>
          <WholeNumber
            label={label}
            value={value}
            least={least}
            most={720}
            isDisabled={isDisabled}
            onChange={(next) => set(label, ['limits', property], next)}
          />
        </EntryField>
      )
    );
  };
  const choice = (
    property: keyof typeof usual,
    path: readonly string[],
    chosen: readonly number[] | undefined,
    name: (length: number) => string,
  ) => {
    const label = say(`console.protection.${property}`);
    return (
      <EntryField label={label} steps={path} isLabelled>
        <ChoiceBoxes
          label={label}
          options={lengths(usual[property], chosen ?? [], name)}
          chosen={chosen ?? []}
          isDisabled={isDisabled}
          onChange={(next) => set(label, path, next)}
        />
      </EntryField>
    );
  };
  return (
    <section className="op-section" aria-labelledby="protection-title">
      <header className="op-section-head">
        <h1 id="protection-title">{say('console.protection.title')}</h1>
        <p className="op-lead">{say('console.protection.lead')}</p>
      </header>
      {document ? (
        <FormScopeProvider documentKey={key} readOnly={isDisabled}>
          <h2>{say('console.protection.limits')}</h2>
          <div className="op-content-pair">
            {(['deposit', 'stake', 'loss'] as const).map((limit) =>
              onOff(say(`console.protection.limit.${limit}`), ['limits', limit], limits?.[limit]),
            )}
          </div>
          <div className="op-content-pair">
            {hours('raiseHours', limits?.raiseHours, DAY)}
            {hours('confirmHours', limits?.confirmHours, 1)}
          </div>
          <h2>{say('console.protection.breaks')}</h2>
          {choice('minutes', ['realityCheck', 'minutes'], realityCheck?.minutes, (each) =>
            lengthName(each, 'minute'),
          )}
          {onOff(
            say('console.protection.mayTurnOff'),
            ['realityCheck', 'mayTurnOff'],
            realityCheck?.mayTurnOff,
          )}
          {choice('timeOutHours', ['timeOutHours'], timeOutHours, (each) => lengthName(each / DAY, 'day'))}
          {choice('selfExclusionMonths', ['selfExclusionMonths'], selfExclusionMonths, (each) =>
            lengthName(each, 'month'),
          )}
          {onOff(say('console.protection.permanent'), ['permanentExclusion'], permanentExclusion)}
        </FormScopeProvider>
      ) : (
        <EmptyState icon="info" title={say('console.protection.none')} />
      )}
    </section>
  );
};
