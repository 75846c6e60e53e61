import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { documentName } from '../documents/document-name.ts';
import type { Layer } from '../documents/layer.ts';
import { JsonMerge } from '#ui/json-editor/JsonMerge.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import { usePackDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import './compare.css';
import { say } from '../language/say.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { ScreenDrawings } from './ScreenDrawings.tsx';
import { useComparison, type ComparisonSide } from './useComparison.ts';
import { useRestore } from './useRestore.ts';
import { useVersions } from '../publication/useVersions.ts';

const sideOf = (param: string | undefined, usual: ComparisonSide): ComparisonSide =>
  param === 'drafts' ? 'drafts' : Number(param) > 0 ? Number(param) : usual;

const nameOf = (side: ComparisonSide): string =>
  side === 'drafts' ? say('console.compare.drafts') : say('console.compare.version', { version: side });

const textOf = (layer: Layer): string => (layer ? `${JSON.stringify(layer, null, 2)}\n` : '');

/** What is shown as JSON to whoever asks for it. */
const AsJson = ({ name, children }: { name: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say('console.changes.asJson')}
        <span className="op-unseen"> {name}</span>
      </summary>
      {open && <div className="op-compare-texts">{children}</div>}
    </details>
  );
};

/** Differences of two versions, or of a version and the drafts, in words and side by side. */
export const ComparePage = () => {
  const { pack, version } = usePack();
  const params = useParams();
  const navigate = useNavigate();
  const documents = usePackDocuments();
  const { data: versions = [] } = useVersions(pack);
  const from = sideOf(params['from'], Math.max(1, version - 1));
  const to = sideOf(params['to'], version);
  const { differences, error, refetch } = useComparison(from, to);
  const source = from === 'drafts' ? to : from;
  const { restorable, restored, restore, mayRestoreValue, restoreValue, undo } = useRestore(
    source,
    differences,
    from === 'drafts' ? 'after' : 'before',
  );
  const show = (left: ComparisonSide, right: ComparisonSide) =>
    void navigate(`/${pack}/history/compare/${left}/${right}`);
  const options = [
    { id: 'drafts', name: say('console.compare.drafts'), hint: say('console.compare.draftsHint') },
    ...versions.map((one) => ({
      id: String(one.version),
      name: say('console.compare.version', { version: one.version }),
      hint: one.note,
    })),
  ];
  return (
    <section className="op-section" aria-labelledby="compare-title">
      <header className="op-section-head">
        <h1 id="compare-title">{say('console.compare.title')}</h1>
        <p className="op-lead">{say('console.compare.lead')}</p>
        <Link className="op-link" to={`/${pack}/history`}>
          {say('console.compare.back')}
        </Link>
      </header>
      <div className="op-compare-sides">
        <div>
          <span className="op-label">{say('console.compare.from')}</span>
          <Picker
            label={say('console.compare.from')}
            value={String(from)}
            options={options}
            onChange={(id) => show(sideOf(id, from), to)}
          />
        </div>
        <Button onPress={() => show(to, from)}>{say('console.compare.swap')}</Button>
        <div>
          <span className="op-label">{say('console.compare.to')}</span>
          <Picker
            label={say('console.compare.to')}
            value={String(to)}
            options={options}
            onChange={(id) => show(from, sideOf(id, to))}
          />
        </div>
      </div>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={refetch} />}
      {!error && !differences && <Loading />}
      {differences && (
        <>
          <h2>{say('console.compare.changes')}</h2>
          <ChangeList
            changes={differences.changes}
            empty={say('console.compare.same')}
            action={(change) =>
              mayRestoreValue(change) && (
                <IconButton
                  icon="history"
                  label={say('console.restore.value', {
                    version: source,
                    name: [...change.place, change.what].join(' › '),
                  })}
                  onPress={() => restoreValue(change)}
                />
              )
            }
          />
          {restored && source !== 'drafts' && (
            <RestoredNotice restored={restored} version={source} onUndo={undo} />
          )}
          <ScreenDrawings sides={differences.sides} />
          {differences.documents.length > 0 && <h2>{say('console.compare.documents')}</h2>}
          {restorable.length > 1 && source !== 'drafts' && (
            <Button icon="history" onPress={() => restore(restorable)}>
              {say('console.restore.all', { count: restorable.length, version: source })}
            </Button>
          )}
          {differences.documents.map(({ key, before, after }) => (
            <article key={`${key} ${from} ${to}`} className="op-compare">
              <p className="op-compare-head">
                <span>
                  {documentName(documents, key)} <code>{key}</code>
                </span>
                {restorable.includes(key) && source !== 'drafts' && (
                  <Button icon="history" onPress={() => restore([key])}>
                    {say('console.restore.one', { version: source })}
                    <span className="op-unseen"> {documentName(documents, key)}</span>
                  </Button>
                )}
              </p>
              <AsJson name={documentName(documents, key)}>
                <JsonMerge
                  left={textOf(before)}
                  leftLabel={`${key}, ${nameOf(from)}`}
                  right={textOf(after)}
                  rightLabel={`${key}, ${nameOf(to)}`}
                />
              </AsJson>
            </article>
          ))}
        </>
      )}
    </section>
  );
};
