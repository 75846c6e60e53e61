import { useState } from 'react';
import { Button, Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { hoursText, monthsText } from '#portal/protection/durations.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { ExclusionDialog, type WantedExclusion } from './ExclusionDialog.tsx';
import { LengthChoice } from './LengthChoice.tsx';
import '#portal/protection/protection.css';

const forGood = 'forGood';

/** A break, or a self-exclusion: each with its lengths, and a dialog that says what it means before it is done. */
export function ExclusionChoice() {
  const say = useText();
  const protection = useSource('protection');
  const [wanted, setWanted] = useState<WantedExclusion>();
  const [hours, setHours] = useState<string>();
  const [months, setMonths] = useState<string>();
  return (
    <div className="lv-content">
      <SourceView loaded={protection} skeleton={<Skeleton height="16rem" />}>
        {({ timeOutHours, exclusionMonths, permanent }) => {
          const breaks = timeOutHours.map((value) => ({
            value: String(value),
            label: hoursText(say, value),
          }));
          const ends = [...exclusionMonths, ...(permanent ? [null] : [])].map((value) => ({
            value: value === null ? forGood : String(value),
            label: monthsText(say, value),
          }));
          const chosenBreak = hours ?? breaks[0]?.value ?? '';
          const chosenEnd = months ?? ends[0]?.value ?? '';
          return (
            <div className="lv-exclusions">
              <section className="lv-limit-card" aria-labelledby="time-out">
                <h3 id="time-out" className="lv-limit-title">
                  <Icon name="clock" />
                  {say('protect.timeOut.title')}
                </h3>
                <p className="lv-limit-text">{say('protect.timeOut.text')}</p>
                <LengthChoice
                  label={say('protect.length')}
                  choices={breaks}
                  chosen={chosenBreak}
                  onChosen={setHours}
                />
                <Button onClick={() => setWanted({ kind: 'timeOut', hours: Number(chosenBreak) })}>
                  {say('protect.timeOut.start')}
                </Button>
              </section>
              <section className="lv-limit-card" aria-labelledby="self-exclusion">
                <h3 id="self-exclusion" className="lv-limit-title">
                  <Icon name="shield" />
                  {say('protect.exclusion.title')}
                </h3>
                <p className="lv-limit-text">{say('protect.exclusion.text')}</p>
                <LengthChoice
                  label={say('protect.length')}
                  choices={ends}
                  chosen={chosenEnd}
                  onChosen={setMonths}
                />
                <Button
                  variant="danger"
                  onClick={() =>
                    setWanted({
                      kind: 'selfExclusion',
                      months: chosenEnd === forGood ? null : Number(chosenEnd),
                    })
                  }
                >
                  {say('protect.exclusion.start')}
                </Button>
              </section>
              {wanted && <ExclusionDialog wanted={wanted} onClose={() => setWanted(undefined)} />}
            </div>
          );
        }}
      </SourceView>
    </div>
  );
}
