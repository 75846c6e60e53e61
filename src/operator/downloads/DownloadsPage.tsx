import { useState } from 'react';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { documentOf } from '../documents/reader.ts';
import { EntryField } from '../entries/EntryField.tsx';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import { useValueEdits } from '../entries/useValueEdits.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

const key = 'lobby/main';
const systems = { ios: 'IOS', android: 'ANDROID' } as const;

/** The app of a brand for each system: its address and the picture of its code. */
export const DownloadsPage = () => {
  const values = useValueEdits(key);
  const downloads = documentOf(usePackDocuments(), 'lobby', 'main')?.downloads ?? {};
  const known = Object.entries(downloads);
  const missing = (Object.keys(systems) as (keyof typeof systems)[]).filter((system) =>
    known.every(([id, { resourceType }]) => id !== system && resourceType !== systems[system]),
  );
  return (
    <section className="op-section" aria-labelledby="downloads-title">
      <header className="op-section-head">
        <h1 id="downloads-title">{say('console.downloads.title')}</h1>
        <p className="op-lead">{say('console.downloads.lead')}</p>
      </header>
      {known.length === 0 && <EmptyState icon="phone" title={say('console.downloads.none')} />}
      <FormScopeProvider documentKey={key} readOnly={!values.mayEdit}>
        {known.map(([id, { resourceType, url, qrCodeUrl }]) => (
          <Download key={id} id={id} system={resourceType} url={url} code={qrCodeUrl} values={values} />
        ))}
      </FormScopeProvider>
      {values.mayEdit &&
        values.document &&
        missing.map((system) => (
          <NewDownload
            key={system}
            name={say(`console.downloads.systems.${systems[system]}`)}
            onMade={(url) =>
              values.set(say(`console.downloads.systems.${systems[system]}`), ['downloads', system], {
                resourceType: systems[system],
                url,
              })
            }
          />
        ))}
    </section>
  );
};

const isAddress = (text: string): boolean => text.startsWith('https://') && URL.canParse(text);

const Download = ({
  id,
  system,
  url,
  code,
  values: { mayEdit, set },
}: {
  id: string;
  system: 'IOS' | 'ANDROID';
  url: string;
  code: string | undefined;
  values: ReturnType<typeof useValueEdits>;
}) => {
  const [typed, setTyped] = useState<string>();
  const name = say(`console.downloads.systems.${system}`);
  const shown = typed ?? url;
  const picture = say('console.downloads.code');
  return (
    <fieldset className="op-words">
      <legend>{name}</legend>
      <EntryField label={say('console.downloads.address')} steps={['downloads', id, 'url']} isLabelled>
        <TextInput
          label={say('console.downloads.address')}
          type="url"
          value={shown}
          isDisabled={!mayEdit}
          isRequired
          error={isAddress(shown) ? undefined : say('console.downloads.noAddress')}
          onChange={(text) => {
            setTyped(text);
            if (isAddress(text)) set(name, ['downloads', id, 'url'], text);
          }}
          onBlur={() => {
            if (isAddress(shown)) setTyped(undefined);
          }}
        />
      </EntryField>
      <EntryField label={picture} steps={['downloads', id, 'qrCodeUrl']}>
        <ReferenceInput
          label={picture}
          kind="image"
          documentKey={key}
          value={code}
          beside="qr/new"
          isDisabled={!mayEdit}
          isOptional
          onChange={(image) => set(name, ['downloads', id, 'qrCodeUrl'], image)}
        />
      </EntryField>
      {mayEdit && (
        <Button look="danger" icon="bin" onPress={() => set(name, ['downloads', id], undefined)}>
          {say('console.content.remove')}
          <span className="op-unseen">: {name}</span>
        </Button>
      )}
    </fieldset>
  );
};

const NewDownload = ({ name, onMade }: { name: string; onMade: (url: string) => void }) => {
  const [url, setUrl] = useState('');
  return (
    <form
      className="op-content-bar"
      onSubmit={(event) => {
        event.preventDefault();
        if (isAddress(url)) onMade(url);
      }}
    >
      <TextInput
        label={say('console.downloads.addressOf', { system: name })}
        type="url"
        value={url}
        onChange={setUrl}
      />
      <Button type="submit" icon="plus" isDisabled={!isAddress(url)}>
        {say('console.downloads.add', { system: name })}
      </Button>
    </form>
  );
};
