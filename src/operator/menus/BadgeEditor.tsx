import { schemaIndex } from '#contract/generated/schema-index.ts';
import { factCatalogue } from '#engine/fact-catalogue.ts';
import type { MenuEntry } from '../documents/menu-entries.ts';
import { languagesOf } from '../documents/reader.ts';
import { Picker } from '../parts/Picker.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { useDocuments } from '../workspace/WorkspaceContext.tsx';
import { texts } from './texts.ts';
import { wordsPlace, type MenuEdits } from './useMenuEdits.ts';

const numbers = Object.entries(factCatalogue(schemaIndex))
  .filter(([, { type, enum: values }]) => type === 'integer' && !values)
  .map(([id, { title, description }]) => ({ id, name: title ?? id, hint: description }));

const kinds = [
  { id: 'none', name: texts.noBadge, hint: texts.noBadgeHint },
  { id: 'fact', name: texts.badgeCount, hint: texts.badgeCountHint },
  { id: 'text', name: texts.badgeWords, hint: texts.badgeWordsHint },
];
const tones = Object.entries(texts.tones).map(([id, name]) => ({ id, name, hint: '' }));

/** The badge of an entry: none, a number that the page knows, or words. */
export const BadgeEditor = ({
  entry,
  edits,
  disabled,
}: {
  entry: MenuEntry;
  edits: MenuEdits;
  disabled: boolean;
}) => {
  const documents = useDocuments();
  const { badge } = entry.item;
  const kind = badge?.text !== undefined ? 'text' : badge?.fact !== undefined ? 'fact' : 'none';
  const tone = badge?.tone ?? 'accent';
  const choose = (next: string): void => {
    if (next === 'none') edits.setValue(entry, ['badge'], undefined);
    else if (next === 'fact') edits.setValue(entry, ['badge'], { fact: numbers[0]?.id ?? '', tone });
    else edits.setBadgeWords(entry, texts.newBadge, tone, languagesOf(documents)[0] ?? 'en');
  };
  return (
    <div className="op-badge">
      <Picker label={texts.badgeKind} value={kind} options={kinds} disabled={disabled} onChange={choose} />
      {kind === 'fact' && (
        <SearchPicker
          label={texts.badgeFact}
          search={texts.badgeFact}
          nothing={texts.noSuchIcon}
          value={badge?.fact ?? ''}
          sections={[{ id: '*numbers*', name: '', options: numbers }]}
          disabled={disabled}
          onChange={(fact) => edits.setValue(entry, ['badge', 'fact'], fact)}
        />
      )}
      {kind === 'text' && (
        <WordsEditor
          label={texts.badgeWords}
          of={entry.label}
          place={wordsPlace(edits.menu, entry, ['badge', 'text'])}
          locked={disabled}
        />
      )}
      {kind !== 'none' && (
        <Picker
          label={texts.badgeTone}
          value={tone}
          options={tones}
          disabled={disabled}
          onChange={(next) => edits.setValue(entry, ['badge', 'tone'], next)}
        />
      )}
    </div>
  );
};
