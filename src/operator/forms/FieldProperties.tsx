import { Link } from 'react-router-dom';
import type { FormField } from '#contract/generated/documents.ts';
import { own } from '#engine/json.ts';
import { documentKey } from '#engine/packs.ts';
import { documentOf } from '../documents/reader.ts';
import { Picker } from '../parts/Picker.tsx';
import { texts } from '../texts.ts';
import { useDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import { fieldProperties } from './field-properties.ts';
import type { FormEdits } from './useFormEdits.ts';

type Policy = NonNullable<FormField['whenHidden']>;

const policies = Object.keys(texts.trial.policies) as Policy[];

/** What the form document says of a field: its policy while hidden to be chosen, the rest to be read with its place. */
export const FieldProperties = ({
  form: id,
  field: name,
  label,
  edits,
  locked,
}: {
  form: string;
  field: string;
  label: string;
  edits: FormEdits;
  locked: boolean;
}) => {
  const documents = useDocuments();
  const { pack } = usePack();
  const form = documentOf(documents, 'form', id);
  const field = form && own(form.fields, name);
  if (!form || !field) return null;
  const group = Object.values(form.groups).find(({ order }) => order.includes(name));
  const hides = field.when !== undefined || group?.when !== undefined || field.whenHidden !== undefined;
  return (
    <section>
      <h3>{texts.trial.more}</h3>
      <dl className="op-more">
        {hides && (
          <div>
            <dt>{texts.trial.whenHidden}</dt>
            <dd>
              <Picker
                label={`${texts.trial.whenHidden}: ${label}`}
                value={field.whenHidden ?? 'omit'}
                options={policies.map((policy) => ({ id: policy, ...texts.trial.policies[policy] }))}
                disabled={locked}
                onChange={(policy) => edits.setWhenHidden(name, label, policy as Policy)}
              />
            </dd>
          </div>
        )}
        {fieldProperties(documents, form, name).map((property) => (
          <div key={property.id}>
            <dt>{property.name}</dt>
            <dd>
              <span>{property.words}</span>
              <code>{property.pointer}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="op-quiet">{texts.trial.moreHint(documentKey('form', id))}</p>
      <p className="op-detail-links">
        <Link className="op-link" to={`/${pack}/forms/${id}/try?field=${encodeURIComponent(name)}`}>
          {texts.trial.openField}
          <span className="op-unseen">{texts.trial.openFieldOf(label)}</span>
        </Link>
      </p>
    </section>
  );
};
