import type { DocumentKey } from '#engine/packs.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { UploadPicture } from '../pictures/UploadPicture.tsx';
import { ReferencePicker } from '../references/ReferencePicker.tsx';
import { useReferences } from '../references/useReferences.ts';
import './entries.css';

/** Picks a thing of the brand, such as a page or a picture; a picture can be uploaded in the same place. */
export const ReferenceInput = ({
  label,
  kind,
  documentKey,
  value,
  isDisabled = false,
  beside,
  isOptional = false,
  onChange,
}: {
  label: string;
  /** Kind of reference, as in `x-ref`. */
  kind: string;
  documentKey: DocumentKey;
  value: string | undefined;
  isDisabled?: boolean;
  /** Path in whose folder an uploaded picture is kept while there is none yet. */
  beside?: string;
  isOptional?: boolean;
  onChange: (value: string | undefined) => void;
}) => {
  const { option, options, has } = useReferences();
  const known = value?.replace(/[?#].*$/, '') ?? '';
  return (
    <div className="op-content-reference">
      <ReferencePicker
        label={label}
        value={value}
        options={() => options(kind, documentKey)}
        current={value === undefined ? undefined : option(kind, value)}
        isMissing={value !== undefined && !has(kind, documentKey, kind === 'page' ? known : value)}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      {isOptional && value !== undefined && !isDisabled && (
        <Button look="quiet" icon="cross" onPress={() => onChange(undefined)}>
          {say('console.content.none')}
          <span className="op-unseen">: {label}</span>
        </Button>
      )}
      {kind === 'image' && (
        <UploadPicture label={label} beside={value ?? beside} isDisabled={isDisabled} onDone={onChange} />
      )}
    </div>
  );
};
