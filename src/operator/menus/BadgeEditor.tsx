import { factCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { factSchemas } from '../conditions/fact-schemas.ts';
import type { MenuNode } from '../documents/menu-entries.ts';
import { languagesOf } from '../documents/reader.ts';
import { Picker } from '../parts/Picker.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { wordsPlace, type MenuEdits } from './useMenuEdits.ts';

const numbers = Object.entries(factCatalogue(factSchemas))
  .filter(([, { type, enum: values, format }]) => type === 'integer' && !values && !format)
  .map(([id, { title, description }]) => ({ id, name: title ?? id, hint: description }));

const kinds = [
  { id: 'none', name: say('console.menus.noBadge'), hint: '' },
  { id: 'fact', name: say('console.menus.badgeCount'), hint: say('console.menus.badgeCountHint') },
  { id: 'text', name: say('console.menus.badgeWords'), hint: say('console.menus.badgeWordsHint') },
];
const tones = (['accent', 'danger', 'success'] as const).map((id) => ({
  id,
  name: say(`console.menus.tones.${id}`),
  hint: '',
}));

/** Badge of an entry: none, a numeric fact, or a text. */
export const BadgeEditor = ({
  entry,
  edits,
  disabled,
}: {
  entry: MenuNode;
  edits: MenuEdits;
  disabled: boolean;
}) => {
  const documents = usePackDocuments();
  const { badge } = entry.item;
  const kind = badge?.text !== undefined ? 'text' : badge?.fact !== undefined ? 'fact' : 'none';
  const tone = badge?.tone ?? 'accent';
  const choose = (next: string): void => {
    if (next === 'none') edits.setValue(entry, ['badge'], undefined);
    else if (next === 'fact') edits.setValue(entry, ['badge'], { fact: numbers[0]?.id ?? '', tone });
    else edits.setBadgeWords(entry, say('console.menus.newBadge'), tone, languagesOf(documents)[0] ?? 'en');
  };
  return (
    <div className="op-badge">
      <Picker
        label={say('console.menus.badgeKind')}
        value={kind}
        options={kinds}
        disabled={disabled}
        onChange={choose}
      />
      {kind === 'fact' && (
        <SearchPicker
          label={say('console.menus.badgeFact')}
          search={say('console.menus.badgeFact')}
          nothing={say('console.menus.noSuchIcon')}
          value={badge?.fact ?? ''}
          sections={[{ id: '*numbers*', name: '', options: numbers }]}
          disabled={disabled}
          onChange={(fact) => edits.setValue(entry, ['badge', 'fact'], fact)}
        />
      )}
      {kind === 'text' && (
        <WordsEditor
          label={say('console.menus.badgeWords')}
          of={entry.label}
          place={wordsPlace(edits.menu, entry, ['badge', 'text'])}
          locked={disabled}
        />
      )}
      {kind !== 'none' && (
        <Picker
          label={say('console.menus.badgeTone')}
          value={tone}
          options={tones}
          disabled={disabled}
          onChange={(next) => edits.setValue(entry, ['badge', 'tone'], next)}
        />
      )}
    </div>
  );
};
