import { useId } from 'react';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { minutesText } from '#portal/protection/durations.ts';
import { useChanging } from '#portal/protection/use-changing.ts';
import { useSource } from '#portal/sources/use-source.ts';
import '#portal/protection/protection.css';

/** One of the brand's intervals; a choice acts at once and on every device. */
export function RealityCheckChoice() {
  const say = useText();
  const name = useId();
  const protection = useSource('protection');
  const { busy, change } = useChanging();
  return (
    <div className="lv-content">
      <SourceView loaded={protection} skeleton={<Skeleton height="3rem" />}>
        {({ realityCheck: { minutes, choices } }) => (
          <fieldset className="lv-lengths" aria-busy={busy !== undefined}>
            <legend className="lv-visually-hidden">{say('protect.reality.title')}</legend>
            {choices.map((choice) => (
              <label key={choice} className="lv-choice">
                <input
                  type="radio"
                  name={name}
                  checked={minutes === choice}
                  onChange={() =>
                    void change(
                      'reality',
                      'protectionRealityCheck',
                      { body: { minutes: choice } },
                      'protect.done',
                    )
                  }
                />
                <span>{choice === 0 ? say('protect.reality.never') : minutesText(say, choice)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </SourceView>
    </div>
  );
}
