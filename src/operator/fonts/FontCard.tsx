import type { Font } from '#contract/generated/admin-types.ts';
import { own } from '#engine/json/json.ts';
import { fontStack } from '#engine/theme/theme-fonts.ts';
import { refusalOf } from '../api/refusal.ts';
import { documentOf, languagesOf, withoutValue, withValue } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { weightText } from '../pictures/size-text.ts';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { usePack, usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { fontName, heavyBytes } from './font-file.ts';
import { useRemoveFont } from './useFonts.ts';

const themeKey = 'theme/main';

const roles = [
  { role: 'body', property: 'bodyFont' },
  { role: 'display', property: 'displayFont' },
] as const;

/** A font with a sample, where the theme has it, and what can be done with it. */
export const FontCard = ({ font, uses }: { font: Font; uses: readonly string[] }) => {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const [mayTheme, mayRemove] = [useRights('theme').edit, useRights('pictures').edit];
  const remove = useRemoveFont();
  const theme = own(documents, themeKey);
  const name = fontName(font);
  const { bytes, weights, licence } = font;
  const described = documentOf(documents, 'languages', 'main')?.languages;
  const refusal = remove.error === null ? undefined : refusalOf(remove.error);
  const set = (property: string, chosen: boolean): void => {
    if (!theme) return;
    const path = ['type', property];
    workspace.edit(say('console.fonts.edit', { name }), {
      [themeKey]: chosen ? withoutValue(theme, path) : withValue(theme, path, font.path),
    });
  };
  return (
    <li className="op-font" aria-label={name}>
      <div className="op-font-head">
        <h2>{name}</h2>
        <span className="op-quiet">
          {[
            weightText(bytes),
            ...(weights
              ? [
                  weights.min === weights.max
                    ? say('console.fonts.weight', { weight: weights.min })
                    : say('console.fonts.weights', { min: weights.min, max: weights.max }),
                ]
              : []),
          ].join(', ')}
        </span>
        {font.pack !== pack && (
          <span className="op-chip">{say('console.pictures.from', { pack: font.pack })}</span>
        )}
      </div>
      <div
        className="op-font-sample"
        style={{ fontFamily: fontStack({ family: 'nunito', file: font.path }) }}
      >
        <p className="op-font-large">{name} Aa Bb Gg 0123456789</p>
        <p>
          {languagesOf(documents).map((language) => (
            <span key={language} lang={language}>
              {described?.[language]?.name ?? language}{' '}
            </span>
          ))}
        </p>
      </div>
      {licence !== undefined && <p className="op-quiet">{say('console.fonts.licenceIs', { licence })}</p>}
      {bytes > heavyBytes && <Notice tone="warning">{say('console.fonts.heavy')}</Notice>}
      <div className="op-upload-actions">
        {mayTheme &&
          theme &&
          roles.map(({ role, property }) => {
            const chosen = uses.includes(`/type/${property}`);
            return (
              <Button
                key={role}
                icon={chosen ? 'check' : 'theme'}
                aria-pressed={chosen}
                onPress={() => set(property, chosen)}
              >
                {say(`console.fonts.roles.${role}`)}
              </Button>
            );
          })}
        {mayRemove && font.uploaded && font.pack === pack && (
          <Button look="danger" icon="bin" busy={remove.isPending} onPress={() => remove.mutate(name)}>
            {say('console.fonts.remove')}
          </Button>
        )}
      </div>
      {refusal && <RefusalNotice refusal={refusal} />}
      {refusal?.code === 'FONT_USED' && <UsesPanel thing={{ kind: 'font', name: font.path }} />}
    </li>
  );
};
