import { useState } from 'react';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ExclusionDialog, type WantedExclusion } from './ExclusionDialog.tsx';
import '#portal/protection/protection.css';

const choices = [
  { wanted: 'timeOut', icon: 'clock', look: 'secondary' },
  { wanted: 'exclusion', icon: 'shield', look: 'danger' },
] as const;

/** A break, or a self-exclusion: each opens a dialog that says what it means and asks how long, before it is done. */
export function ExclusionChoice() {
  const say = useText();
  const [asked, ask] = useState<WantedExclusion>();
  return (
    <div className="lv-content">
      <div className="lv-exclusions">
        {choices.map(({ wanted, icon, look }) => (
          <section key={wanted} className="lv-limit-card" aria-labelledby={`exclusion-${wanted}`}>
            <h3 id={`exclusion-${wanted}`} className="lv-limit-title">
              <Icon name={icon} />
              {say(`protect.${wanted}.title`)}
            </h3>
            <p className="lv-limit-text">{say(`protect.${wanted}.text`)}</p>
            <Button variant={look} onClick={() => ask(wanted)}>
              {say(`protect.${wanted}.start`)}
            </Button>
          </section>
        ))}
        {asked && <ExclusionDialog wanted={asked} onClose={() => ask(undefined)} />}
      </div>
    </div>
  );
}
