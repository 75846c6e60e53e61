import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Flag } from '#engine/flags/flag.ts';
import type { FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { useDocumentFormScope, usePlaceAttributes } from '../document/form/form-scope.tsx';
import { dayText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import type { FlagRow } from './flag-rows.ts';
import { flagSentence } from './flag-sentence.ts';
import { asStrategy, isSwitchedOn, leanFlag } from './useFlagEdits.ts';
import { ValueMarks } from '../values/ValueMarks.tsx';
import { ValueName } from '../values/ValueName.tsx';

const FlagForm = lazy(() => import('./FlagForm.tsx').then((part) => ({ default: part.FlagForm })));

/** Places of a flag at which problems are told. */
const told = ['name', 'when', 'from', 'until', 'variants', 'share', 'expires'] as const;

/** One flag: what it is for, for whom it is on, who answers for it and where it is used. */
export const FlagLine = ({
  row,
  catalogue,
  zone,
  isOpen,
  onOpen,
  onChange,
  onDelete,
}: {
  row: FlagRow;
  catalogue: FactCatalogue;
  zone: string;
  /** The strategy is shown. */
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onChange: (flag: Flag) => void;
  onDelete: () => void;
}) => {
  const { id, name, description, value, isOwn } = row;
  const steps = ['flags', id];
  const { readOnly, problemsAt } = useDocumentFormScope();
  const formId = useId();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const [usesShown, setUsesShown] = useState(false);
  const { owner, expires } = asStrategy(value);
  const place = usePlaceAttributes(steps);
  const problems = [steps, ...told.map((property) => [...steps, property])].flatMap((place) => [
    ...problemsAt(place),
  ]);
  return (
    <li ref={line} className="op-value" {...place}>
      <div className="op-value-words">
        <ValueName id={id} name={name} />
        <p className="op-quiet">{description}</p>
        <p className="op-flag-state">{flagSentence(value, { catalogue, zone })}</p>
        {(owner !== undefined || expires !== undefined) && (
          <p className="op-quiet">
            {[
              owner !== undefined ? say('console.flags.ownedBy', { owner }) : '',
              expires !== undefined
                ? say('console.flags.goneBy', {
                    day: Number.isNaN(Date.parse(expires)) ? expires : dayText(expires),
                  })
                : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        )}
        <ValueMarks steps={steps} name={name}>
          <Button
            look="quiet"
            aria-expanded={isOpen}
            aria-controls={formId}
            aria-label={say('console.flags.strategyOf', { name })}
            onPress={() => onOpen(!isOpen)}
          >
            {say('console.flags.strategy')}
          </Button>
          <Button
            look="quiet"
            aria-expanded={usesShown}
            aria-label={say('console.values.uses', { name })}
            onPress={() => setUsesShown(!usesShown)}
          >
            {say('console.values.usesShort')}
          </Button>
          {isOwn && !readOnly && (
            <IconButton icon="bin" label={say('console.flags.delete', { name })} onPress={onDelete} />
          )}
        </ValueMarks>
      </div>
      <div className="op-value-control">
        <Switch
          label={name}
          isSelected={isSwitchedOn(value)}
          isDisabled={readOnly}
          onChange={(on) => onChange(leanFlag({ ...asStrategy(value), on }))}
        />
      </div>
      <InlineProblems problems={problems} />
      {isOpen && (
        <div id={formId} className="op-flag-panel">
          <Suspense fallback={<Loading rows={4} />}>
            <FlagForm row={row} zone={zone} isDisabled={readOnly} onChange={onChange} />
          </Suspense>
        </div>
      )}
      {usesShown && <UsesPanel thing={{ kind: 'flag', name: id }} />}
    </li>
  );
};
