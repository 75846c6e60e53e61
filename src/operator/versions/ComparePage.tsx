import { Link, useNavigate, useParams } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { documentName } from '../documents/document-name.ts';
import { JsonMerge } from '#ui/json-editor/JsonMerge.tsx';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { ChangeList } from '../publish/ChangeList.tsx';
import { useDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import './compare.css';
import { compareTexts as texts } from './compare-texts.ts';
import { useComparison, type Side } from './useComparison.ts';
import { useVersions } from './useVersions.ts';

const sideOf = (param: string | undefined, usual: Side): Side =>
  param === 'drafts' ? 'drafts' : Number(param) > 0 ? Number(param) : usual;

const nameOf = (side: Side): string => (side === 'drafts' ? texts.drafts : texts.version(side));

/** Two versions of the pack, or a version and what is drafted, in plain words and side by side. */
export const ComparePage = () => {
  const { pack, version } = usePack();
  const params = useParams();
  const navigate = useNavigate();
  const documents = useDocuments();
  const { data: versions = [] } = useVersions(pack);
  const from = sideOf(params['from'], Math.max(1, version - 1));
  const to = sideOf(params['to'], version);
  const { differences, error, refetch } = useComparison(from, to);
  const show = (left: Side, right: Side) => void navigate(`/${pack}/history/compare/${left}/${right}`);
  const options = [
    { id: 'drafts', name: texts.drafts, hint: texts.draftsHint },
    ...versions.map((one) => ({ id: String(one.version), name: texts.version(one.version), hint: one.note })),
  ];
  return (
    <section className="op-section" aria-labelledby="compare-title">
      <header className="op-section-head">
        <h1 id="compare-title">{texts.title}</h1>
        <p className="op-lead">{texts.lead}</p>
        <Link className="op-link" to={`/${pack}/history`}>
          {texts.back}
        </Link>
      </header>
      <div className="op-compare-sides">
        <div>
          <span className="op-label">{texts.from}</span>
          <Picker
            label={texts.from}
            value={String(from)}
            options={options}
            onChange={(id) => show(sideOf(id, from), to)}
          />
        </div>
        <Button onPress={() => show(to, from)}>{texts.swap}</Button>
        <div>
          <span className="op-label">{texts.to}</span>
          <Picker
            label={texts.to}
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
          <h2>{texts.changes}</h2>
          <ChangeList changes={differences.changes} empty={texts.same} />
          {differences.documents.length > 0 && <h2>{texts.documents}</h2>}
          {differences.documents.map(({ key, before, after }, index) => (
            <details key={`${key} ${from} ${to}`} className="op-compare" open={index === 0}>
              <summary>
                {documentName(documents, key)} <code>{key}</code>
              </summary>
              <div className="op-compare-texts">
                <JsonMerge
                  left={before}
                  leftLabel={`${key}, ${nameOf(from)}`}
                  right={after}
                  rightLabel={`${key}, ${nameOf(to)}`}
                />
              </div>
            </details>
          ))}
        </>
      )}
    </section>
  );
};
