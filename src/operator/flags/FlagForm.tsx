import { hasVariants, type Flag, type FlagStrategy } from '#engine/flags/flag.ts';
import { whoKnows } from '#engine/flags/known-facts.ts';
import type { Json } from '#engine/json/json.ts';
import { audienceFacts } from '../conditions/audience-facts.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { EndInput } from '../entries/EndInput.tsx';
import { WholeNumber } from '../entries/WholeNumber.tsx';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';
import { FlagFigures } from './FlagFigures.tsx';
import type { FlagRow } from './flag-rows.ts';
import { FlagVariants } from './FlagVariants.tsx';
import { asStrategy, leanFlag } from './useFlagEdits.ts';

const mayHangOn = (fact: string): boolean => whoKnows(fact) !== undefined;

/** Variants of which one has all the weight. */
const forAll = (
  { order, items }: NonNullable<FlagStrategy['variants']>,
  chosen: string,
): FlagStrategy['variants'] => ({
  order,
  items: Object.fromEntries(
    Object.entries(items).map(([id, item]) => [id, { ...item, weight: id === chosen ? 1 : 0 }]),
  ),
});

/** Strategy of a flag: for whom it is on and when, its variants, and who answers for it. */
export const FlagForm = ({
  row: { id, name, value, isOwn },
  zone,
  isDisabled,
  onChange,
}: {
  row: FlagRow;
  zone: string;
  isDisabled: boolean;
  onChange: (flag: Flag) => void;
}) => {
  const flag = asStrategy(value);
  // Undefined takes a property out.
  const set = (more: { [Name in keyof FlagStrategy]: FlagStrategy[Name] | undefined }): void =>
    onChange(leanFlag({ ...flag, ...more } as FlagStrategy));
  const moment = (property: 'from' | 'until') => (
    <EndInput
      label={say(`console.flags.${property}`, { zone })}
      hint={say(`console.flags.${property}None`)}
      value={flag[property]}
      zone={zone}
      isDisabled={isDisabled}
      onChange={(next) => set({ [property]: next })}
    />
  );
  return (
    <div className="op-flag-form" role="group" aria-label={say('console.flags.strategyOf', { name })}>
      {isOwn && (
        <div className="op-content-pair">
          <TextInput
            label={say('console.flags.name')}
            value={flag.name ?? ''}
            maxLength={80}
            isRequired
            isDisabled={isDisabled}
            error={flag.name ? undefined : say('console.flags.nameNeeded')}
            onChange={(next) => set({ name: next })}
          />
          <TextInput
            label={say('console.flags.description')}
            value={flag.description ?? ''}
            maxLength={300}
            isDisabled={isDisabled}
            onChange={(next) => set({ description: next || undefined })}
          />
        </div>
      )}
      <div className="op-content-pair">
        <TextInput
          label={say('console.flags.owner')}
          hint={say('console.flags.ownerHint')}
          value={flag.owner ?? ''}
          maxLength={80}
          isDisabled={isDisabled}
          onChange={(next) => set({ owner: next || undefined })}
        />
        <TextInput
          label={say('console.flags.expires')}
          hint={say('console.flags.expiresHint')}
          type="date"
          value={flag.expires ?? ''}
          isDisabled={isDisabled}
          onChange={(next) => set({ expires: next || undefined })}
        />
      </div>
      <WholeNumber
        label={say('console.flags.share')}
        value={flag.share ?? 100}
        least={0}
        most={100}
        isDisabled={isDisabled}
        onChange={(share) => set({ share })}
      />
      <ConditionEditor
        label={say('console.flags.when')}
        value={flag.when as Json | undefined}
        set={audienceFacts}
        only={mayHangOn}
        none={say('console.flags.whenNone')}
        isDisabled={isDisabled}
        onChange={(when) => set({ when: when as FlagStrategy['when'] })}
      />
      <div className="op-content-pair">
        {moment('from')}
        {moment('until')}
      </div>
      <FlagVariants flag={flag} isDisabled={isDisabled} onChange={(variants) => set({ variants })} />
      {hasVariants(flag) && (
        <FlagFigures
          id={id}
          name={name}
          flag={flag}
          isDisabled={isDisabled}
          onChoose={(variant) => set({ variants: forAll(flag.variants, variant) })}
          onAgain={() => set({ run: (flag.run ?? 1) + 1 })}
        />
      )}
    </div>
  );
};
