import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Switch } from '../parts/Switch.tsx';
import { helpKey } from '../workspace/useShortcuts.ts';
import { say } from '../language/say.ts';

const shortcuts = [
  { keys: ['?'], what: say('console.shortcuts.keys.help') },
  { keys: ['Ctrl Z', '⌘ Z'], what: say('console.shortcuts.keys.undoLast') },
  { keys: ['Ctrl Shift Z', 'Ctrl Y', '⌘ ⇧ Z'], what: say('console.shortcuts.keys.redo') },
  { keys: ['Ctrl K', '⌘ K'], what: say('console.shortcuts.keys.search') },
  { keys: ['Alt ↑', 'Alt ↓'], what: say('console.shortcuts.keys.move') },
  { keys: ['Tab'], what: say('console.shortcuts.keys.next') },
  { keys: ['Esc'], what: say('console.shortcuts.keys.close') },
];

/** Every key the console knows, and how long undo reaches. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const [on, setOn] = useState(helpKey.isOn);
  return (
    <Dialog title={say('console.shortcuts.title')} onClose={onClose}>
      <dl className="op-shortcuts">
        {shortcuts.map(({ keys, what }) => (
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
          label={say('console.shortcuts.helpKey')}
          isSelected={on}
          onChange={(next) => {
            helpKey.set(next);
            setOn(next);
          }}
        />
        <span aria-hidden="true">{say('console.shortcuts.helpKey')}</span>
      </div>
      <p className="op-quiet">{say('console.shortcuts.undo')}</p>
    </Dialog>
  );
};
