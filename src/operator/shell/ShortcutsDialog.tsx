import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Switch } from '../parts/Switch.tsx';
import { helpKey } from '../workspace/useShortcuts.ts';
import { shortcutTexts as texts } from './shortcut-texts.ts';

/** Every key the console knows, and how long undo reaches. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const [on, setOn] = useState(helpKey.isOn);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <dl className="op-shortcuts">
        {texts.keys.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="op-shortcuts-switch">
        <Switch
          label={texts.helpKey}
          isSelected={on}
          onChange={(next) => {
            helpKey.set(next);
            setOn(next);
          }}
        />
        <span aria-hidden="true">{texts.helpKey}</span>
      </div>
      <p className="op-quiet">{texts.undo}</p>
    </Dialog>
  );
};
