import { own } from '#engine/json/json.ts';
import { documentOf, withoutValue, withValue } from '../documents/reader.ts';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import { say } from '../language/say.ts';
import { Labelled } from '../parts/Labelled.tsx';
import { usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';

const brandKey = 'brand/main';

const places = [
  { id: 'dark', path: ['logo', 'dark'] },
  { id: 'light', path: ['logo', 'light'] },
  { id: 'icon', path: ['icon'] },
] as const;

/** The logos of a brand, for each mode, and its icon; a picture is uploaded in the same place. */
export const LogoPart = () => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const rights = useRights('brand');
  const document = own(documents, brandKey);
  const brand = documentOf(documents, 'brand', 'main');
  if (!document || !brand) return null;
  const values = { dark: brand.logo?.dark, light: brand.logo?.light, icon: brand.icon };
  return (
    <div className="op-theme-logos">
      <p className="op-hint">{say('console.theme.logoLead')}</p>
      {places.map(({ id, path }) => {
        const label = say(`console.theme.logos.${id}`);
        return (
          <Labelled key={id} label={label}>
            <ReferenceInput
              label={label}
              kind="image"
              documentKey={brandKey}
              value={values[id]}
              beside="brand/logo"
              isDisabled={!rights.edit}
              onChange={(picture) =>
                workspace.edit(say('console.theme.editLogo', { what: label }), {
                  [brandKey]:
                    picture === undefined ? withoutValue(document, path) : withValue(document, path, picture),
                })
              }
            />
          </Labelled>
        );
      })}
    </div>
  );
};
