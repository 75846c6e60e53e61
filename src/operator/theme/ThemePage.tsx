import { isJsonObject } from '#engine/json/json.ts';
import { SchemaForm } from '../document/form/SchemaForm.tsx';
import { documentSchema } from '../document/form/schema-level.ts';
import { documentAddress } from '../documents/document-address.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Notice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { usePack, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { Link, useSearchParams } from 'react-router-dom';
import { ColorTable } from './ColorTable.tsx';
import { LogoPart } from './LogoPart.tsx';
import { ThemeSamples } from './ThemeSamples.tsx';
import { say } from '../language/say.ts';
import { themeKey, useThemeEdits } from './useThemeEdits.ts';
import './theme.css';

const { node, root } = documentSchema('theme');
const { modes: _modes, ...properties } = isJsonObject(node['properties']) ? node['properties'] : {};

/** The theme without its colours, which have a table of their own. */
const schema = { root, node: { ...node, properties } };

const parts = ['colours', 'look', 'logo'] as const;

/** The look of the brand: tokens on one side, both modes on the other. */
export const ThemePage = () => {
  const { pack } = usePack();
  const workspace = useWorkspace();
  const edits = useThemeEdits();
  const [search, setSearch] = useSearchParams();
  const part = parts.find((one) => one === search.get('part')) ?? 'colours';
  if (!edits) {
    return (
      <EmptyState icon="theme" title={say('console.theme.gone')}>
        <p>{say('console.theme.goneText')}</p>
      </EmptyState>
    );
  }
  const faults = edits.pairs.filter(({ ratio, needed }) => ratio < needed).length;
  return (
    <section className="op-section op-theme" aria-labelledby="theme-title">
      <header className="op-section-head">
        <h1 id="theme-title">{say('console.theme.title')}</h1>
        <p className="op-lead">{say('console.theme.lead')}</p>
      </header>
      <div className="op-theme-columns">
        <div className="op-theme-tokens">
          <div className="op-theme-bar">
            <Segments
              label={say('console.theme.parts')}
              value={part}
              options={parts.map((id) => ({ id, name: say(`console.theme.${id}`) }))}
              onChange={(next) => setSearch({ part: next }, { replace: true })}
            />
            <Link className="op-link" to={documentAddress(pack, themeKey)}>
              {say('console.theme.asJson')}
            </Link>
          </div>
          <Notice
            tone={faults === 0 ? 'good' : 'danger'}
            title={say('console.theme.faults', { count: faults })}
          />
          {part === 'colours' ? (
            <ColorTable edits={edits} />
          ) : part === 'logo' ? (
            <LogoPart />
          ) : (
            <SchemaForm
              schema={schema}
              value={edits.document}
              documentKey={themeKey}
              readOnly={!edits.editable}
              onChange={(next, steps) =>
                workspace.edit(
                  say('console.theme.editLook'),
                  { [themeKey]: next },
                  `${themeKey}/${steps.join('/')}`,
                )
              }
            />
          )}
        </div>
        <ThemeSamples edits={edits} />
      </div>
    </section>
  );
};
