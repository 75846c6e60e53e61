import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isJsonObject } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { documentAddress } from '../documents/document-address.ts';
import { languageName, languagesOf } from '../documents/reader.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { EntryField } from '../entries/EntryField.tsx';
import { entryPath } from '../entries/entry-place.ts';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { Switch } from '../parts/Switch.tsx';
import { usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { NameInput } from './NameInput.tsx';

type SwitchName = 'isHot' | 'isNew' | 'maintenance';

/** Editor of a game or a vendor: its names, its picture and its switches. */
export const OfferingDetail = ({
  content: { entry, name, picture },
  edits,
  switches,
  isNamed = false,
  children,
}: {
  content: ContentEntry;
  edits: EntryEdits;
  switches: readonly SwitchName[];
  /** May have a name in each language. */
  isNamed?: boolean;
  children?: ReactNode;
}) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { mayEdit, place } = edits;
  const { id, value } = entry;
  const at = (...path: string[]) => entryPath(place, id, ...path);
  const names = isJsonObject(value['names']) ? value['names'] : {};
  const picturesLabel = say('console.notices.picture');
  return (
    <>
      <EntryField label={picturesLabel} steps={at('image')}>
        <ReferenceInput
          label={picturesLabel}
          kind="image"
          documentKey={place.key}
          value={picture}
          isDisabled={!mayEdit}
          onChange={(image) => edits.set(id, name, ['image'], image)}
        />
      </EntryField>
      <div className="op-content-pair">
        <EntryField label={say('console.catalogue.name')} steps={at('name')} isLabelled>
          <NameInput
            label={say('console.catalogue.name')}
            value={name}
            isDisabled={!mayEdit}
            isRequired
            onChange={(next) => edits.set(id, name, ['name'], next)}
          />
        </EntryField>
        {isNamed &&
          languagesOf(documents).map((language) => (
            <EntryField
              key={language}
              label={say('console.catalogue.nameIn', { language: languageName(language) })}
              steps={at('names', language)}
              isLabelled
            >
              <NameInput
                label={say('console.catalogue.nameIn', { language: languageName(language) })}
                value={typeof names[language] === 'string' ? names[language] : ''}
                isDisabled={!mayEdit}
                onChange={(next) => edits.set(id, name, ['names', language], next)}
              />
            </EntryField>
          ))}
      </div>
      <div className="op-content-pair">
        {switches.map((property) => {
          const label = say(`console.catalogue.switches.${property}`);
          return (
            <EntryField key={property} label={label} steps={at(property)}>
              <Switch
                label={label}
                isSelected={value[property] === true}
                isDisabled={!mayEdit}
                onChange={(on) => edits.set(id, name, [property], on)}
              />
            </EntryField>
          );
        })}
      </div>
      {children}
      <p>
        <Link className="op-link" to={`/${pack}/live`}>
          {say('console.delivery.atOnce')}
        </Link>
      </p>
      <p>
        <Link className="op-link" to={documentAddress(pack, place.key, joinPointer('', ...at()))}>
          {say('console.catalogue.more')}
        </Link>
      </p>
    </>
  );
};
