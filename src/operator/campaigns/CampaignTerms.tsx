import { useState } from 'react';
import { documentKey } from '#engine/packs.ts';
import { captionOf } from '../documents/caption.ts';
import { documentOf, withValue } from '../documents/reader.ts';
import { ReferenceInput } from '../entries/ReferenceInput.tsx';
import { say } from '../language/say.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { campaignMoment, PeriodInputs } from './PeriodInputs.tsx';

const texts = [
  { property: 'title' },
  { property: 'summary', long: true },
  { property: 'terms', rich: true },
] as const;

type TermsProps = { id: string; name: string; timeZone: string };

/** When a campaign runs, and what members read of it in every language; the editors load when it is opened. */
export const CampaignTerms = (props: TermsProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="op-campaign-terms" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('console.campaigns.terms')}</summary>
      {open && <TermsInputs {...props} />}
    </details>
  );
};

const TermsInputs = ({ id, name, timeZone }: TermsProps) => {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { edit } = useRights('promotion');
  const mayWrite = useRights('texts').edit;
  const key = documentKey('promotion', id);
  const campaign = documentOf(documents, 'promotion', id);
  const document = documents[key];
  if (!campaign || !document) return null;
  const set = (property: string, value: string | undefined): void => {
    if (value !== undefined)
      workspace.edit(
        `${name}: ${captionOf(property)}`,
        { [key]: withValue(document, [property], value) },
        `campaign/${id}/${property}`,
      );
  };
  const picture = captionOf('image');
  return (
    <div className="op-asked">
      <PeriodInputs
        period={campaign}
        timeZone={timeZone}
        isDisabled={!edit}
        onChange={(end, moment) => set(end, moment && campaignMoment(moment))}
      />
      <div className="op-field">
        <span className="op-label" aria-hidden="true">
          {picture}
        </span>
        <ReferenceInput
          label={picture}
          kind="image"
          documentKey={key}
          value={campaign.image}
          isDisabled={!edit}
          onChange={(image) => set('image', image)}
        />
      </div>
      {texts.map(({ property, ...look }) => (
        <WordsEditor
          key={property}
          label={captionOf(property)}
          of={name}
          place={{ key, path: [property], name: `promotion.${id}.${property}` }}
          locked={!mayWrite}
          {...look}
        />
      ))}
    </div>
  );
};
