import { useState } from 'react';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { ActionEditor } from '../actions/ActionEditor.tsx';
import { ConditionTrial } from '../condition-trial/ConditionTrial.tsx';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import type { MenuNode } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { BadgeEditor } from './BadgeEditor.tsx';
import { EntrySetting } from './EntrySetting.tsx';
import { IconPicker } from './IconPicker.tsx';
import { NewEntryDialog } from './NewEntryDialog.tsx';
import { RemoveEntryDialog } from './RemoveEntryDialog.tsx';
import { say } from '../language/say.ts';
import { wordsPlace, type MenuEdits } from './useMenuEdits.ts';
import { VendorsPicker } from './VendorsPicker.tsx';

/** Editor of a menu entry: texts, action, icon, badge, condition and children. */
export const EntryDetail = ({ entry, edits }: { entry: MenuNode; edits: MenuEdits }) => {
  const rights = useRights('menu');
  const mayWrite = useRights('texts').edit;
  const [asking, setAsking] = useState<'add' | 'remove'>();
  const { item } = entry;
  return (
    <div className="op-detail">
      <WordsEditor
        label={say('console.menus.label')}
        of={entry.label}
        place={wordsPlace(edits.menu, entry, ['label'])}
        locked={!mayWrite}
      />
      <EntrySetting title={say('console.menus.action')} entry={entry} field="action" edits={edits}>
        <ActionEditor
          label={say('console.menus.action')}
          value={item.action as JsonObject | undefined}
          isDisabled={!rights.edit}
          onChange={(action) => edits.setValue(entry, ['action'], action)}
        />
      </EntrySetting>
      <EntrySetting title={say('console.menus.when')} entry={entry} field="when" edits={edits}>
        <ConditionEditor
          label={say('console.menus.when')}
          value={item.when as Json | undefined}
          isDisabled={!rights.edit}
          onChange={(when) => edits.setValue(entry, ['when'], when)}
        />
        <ConditionTrial condition={item.when as Json | undefined} />
      </EntrySetting>
      <div className="op-entry-look">
        <EntrySetting title={say('console.menus.icon')} entry={entry} field="icon" edits={edits}>
          <IconPicker
            value={item.icon}
            disabled={!rights.edit}
            onChange={(icon) => edits.setValue(entry, ['icon'], icon)}
          />
        </EntrySetting>
        <EntrySetting title={say('console.menus.vendors')} entry={entry} field="dropdown" edits={edits}>
          <VendorsPicker
            value={item.dropdown?.vendors}
            disabled={!rights.edit}
            onChange={(vendors) =>
              edits.setValue(entry, ['dropdown'], vendors === undefined ? undefined : { vendors })
            }
          />
        </EntrySetting>
        <EntrySetting title={say('console.menus.badge')} entry={entry} field="badge" edits={edits}>
          <BadgeEditor entry={entry} edits={edits} disabled={!rights.edit} />
        </EntrySetting>
      </div>
      <WordsEditor
        label={say('console.menus.hint')}
        of={entry.label}
        place={wordsPlace(edits.menu, entry, ['hint'])}
        locked={!mayWrite}
        optional
      />
      {rights.edit && (
        <div className="op-entry-acts">
          <Button icon="plus" onPress={() => setAsking('add')}>
            {say('console.menus.addBelow', { entry: entry.label })}
          </Button>
          <Button look="danger" icon="bin" onPress={() => setAsking('remove')}>
            {say('console.menus.remove')}
          </Button>
        </div>
      )}
      {asking === 'add' && (
        <NewEntryDialog above={entry.path} edits={edits} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'remove' && (
        <RemoveEntryDialog entries={[entry]} edits={edits} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
};
