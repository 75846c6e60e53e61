import { Link } from 'react-router-dom';
import { reasonText, type ExplainNames } from '#engine/forms/explain/explain-text.ts';
import type { Reason } from '#engine/forms/explain/explain.ts';
import { documentFile, type DocumentKey } from '#engine/packs.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import type { PackDocuments } from '../../documents/reader.ts';
import { Icon } from '../../parts/Icon.tsx';
import { placeAddress, problemPlace } from '../../problems/problem-place.ts';
import { say } from '../../language/say.ts';

/** Console address for editing a value of a document. */
const addressOf = (documents: PackDocuments, pack: string, key: DocumentKey, pointer: string): string =>
  placeAddress(pack, problemPlace(documents, { file: documentFile(pack, key), pointer }));

const Place = ({ reason, documents, pack }: { reason: Reason; documents: PackDocuments; pack: string }) => {
  const { document, pointer } = reason;
  if (document === undefined) return <span className="op-chip">{say('console.trial.engine')}</span>;
  const words = [document, ...pointerSteps(pointer)].join(' › ');
  const address = addressOf(documents, pack, document, pointer);
  return (
    <Link
      className="op-link op-why-link"
      to={address}
      aria-label={say('console.trial.goTo', { place: words })}
    >
      <code>{words}</code>
    </Link>
  );
};

/** A reason in words, with the layer that set it and a link to its place. */
export const ReasonItem = ({
  reason,
  decides,
  names,
  documents,
  pack,
}: {
  reason: Reason;
  decides: boolean;
  names: ExplainNames;
  documents: PackDocuments;
  pack: string;
}) => (
  <li className="op-why-reason" data-holds={reason.holds} data-decides={decides}>
    <Icon name={reason.holds ? 'check' : 'cross'} />
    <div>
      <p>{reasonText(reason, names)}</p>
      <p className="op-why-place">
        <Place reason={reason} documents={documents} pack={pack} />
        {reason.layer !== undefined && (
          <span className={reason.layer === pack ? 'op-chip op-chip-accent' : 'op-chip'}>
            {say('console.trial.from', { layer: reason.layer })}
          </span>
        )}
      </p>
    </div>
  </li>
);
