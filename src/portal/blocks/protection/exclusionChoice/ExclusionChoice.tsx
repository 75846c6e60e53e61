import { useState } from 'react';
import type { ExclusionChoiceProps } from '#contract/generated/blocks.ts';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { ExclusionDialog, type WantedExclusion } from './ExclusionDialog.tsx';
import '#portal/protection/protection.css';

const usual: readonly WantedExclusion[] = ['timeOut', 'exclusion'];

const looks = {
  timeOut: { icon: 'clock', variant: 'secondary' },
  exclusion: { icon: 'shield', variant: 'danger' },
} as const;

/** Choice of a break or a self-exclusion; a dialog explains the consequences and asks for the duration. */
export function ExclusionChoice({ props }: BlockViewProps<ExclusionChoiceProps>) {
  const say = useText();
  const [asked, ask] = useState<WantedExclusion>();
  return (
    <div className="lv-content">
      <div className="lv-exclusions">
        {(props.offers ?? usual).map((wanted) => (
          <section key={wanted} className="lv-limit-card" aria-labelledby={`exclusion-${wanted}`}>
            <h3 id={`exclusion-${wanted}`} className="lv-limit-title">
              <Icon name={looks[wanted].icon} />
              {say(`protect.${wanted}.title`)}
            </h3>
            <p className="lv-limit-text">{say(`protect.${wanted}.text`)}</p>
            <Button variant={looks[wanted].variant} onClick={() => ask(wanted)}>
              {say(`protect.${wanted}.start`)}
            </Button>
          </section>
        ))}
        {asked && <ExclusionDialog wanted={asked} onClose={() => ask(undefined)} />}
      </div>
    </div>
  );
}
