import { Link } from 'react-router-dom';
import { Picker } from '../parts/Picker.tsx';
import { Switch } from '../parts/Switch.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { formName } from '../documents/form-table.ts';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

const words = [
  { path: ['title'], name: say('console.forms.title'), optional: true },
  { path: ['intro'], name: say('console.forms.intro'), optional: true },
  { path: ['submit', 'label'], name: say('console.forms.submit'), optional: false },
  { path: ['submit', 'busy'], name: say('console.forms.busy'), optional: true },
] as const;

const showings = (['blur', 'change', 'submit'] as const).map((id) => ({
  id,
  name: say(`console.forms.choices.showErrors.${id}`),
  hint: '',
}));

/** Settings of a form as a whole: its texts, when messages show, what is kept. */
export const WholePart = ({ structure }: { structure: Structure }) => {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const locked = !useRights('form').edit;
  const { form, key, set } = structure;
  if (!form) return null;
  const of = formName(documents, form.id);
  return (
    <section className="op-form-part" aria-labelledby="whole-title">
      <h2 id="whole-title">{say('console.forms.form')}</h2>
      <div className="op-detail">
        {words.map(({ path, name, optional }) => (
          <WordsEditor
            key={name}
            label={name}
            of={of}
            place={{ key, path, name: `form.${form.id}.${path.at(-1) === 'label' ? 'submit' : path.at(-1)}` }}
            locked={locked}
            optional={optional}
            start={of}
          />
        ))}
        <div className="op-setting">
          <span aria-hidden="true">{say('console.forms.errorsWhen')}</span>
          <Picker
            label={say('console.forms.errorsWhen')}
            value={form.showErrors ?? 'blur'}
            options={showings}
            disabled={locked}
            onChange={(when) =>
              set(
                say('console.forms.edit', { field: of, what: say('console.forms.errorsWhen') }),
                ['showErrors'],
                when === 'blur' ? undefined : when,
              )
            }
          />
        </div>
        <div className="op-setting">
          <span aria-hidden="true">{say('console.forms.keeps')}</span>
          <Switch
            label={say('console.forms.keeps')}
            isSelected={form.keepsEntries === true}
            isDisabled={locked}
            onChange={(keeps) =>
              set(
                say('console.forms.edit', { field: of, what: say('console.forms.keeps') }),
                ['keepsEntries'],
                keeps || undefined,
              )
            }
          />
        </div>
        <p>
          <Link className="op-link" to={`/${pack}/documents/form/${form.id}`}>
            {say('console.forms.toDocument')}
          </Link>
        </p>
      </div>
    </section>
  );
};
