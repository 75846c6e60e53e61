import { isJsonObject } from '#engine/json/json.ts';
import { AmountInput } from '../campaigns/wizard/AmountInput.tsx';
import { brandFacts } from '../campaigns/brand-facts.ts';
import { nameOf } from '../documents/reader.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

/** Bounds of the rooms of a game, in the currency of the brand; nothing for a game without rooms. */
export const GameRooms = ({
  content: { entry, name },
  edits,
}: {
  content: ContentEntry;
  edits: EntryEdits;
}) => {
  const documents = usePackDocuments();
  const { currency, digits } = brandFacts(documents);
  const rooms = entry.value['rooms'];
  if (!isJsonObject(rooms) || !edits.mayEdit) return null;
  return Object.entries(rooms).map(([id, room]) => {
    if (!isJsonObject(room)) return null;
    const title = nameOf(documents, typeof room['name'] === 'string' ? room['name'] : id) ?? id;
    return (
      <fieldset key={id} className="op-words">
        <legend>{say('console.catalogue.room', { name: title })}</legend>
        <div className="op-content-pair">
          {(['minBet', 'maxBet'] as const).map((bound) => (
            <AmountInput
              key={bound}
              label={say(`console.catalogue.${bound}`, { currency })}
              value={Number(room[bound])}
              digits={digits}
              onChange={(minor) => {
                if (minor !== undefined) edits.set(entry.id, name, ['rooms', id, bound], String(minor));
              }}
            />
          ))}
        </div>
      </fieldset>
    );
  });
};
