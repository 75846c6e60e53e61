import { Link } from 'react-router-dom';
import { Picker } from '../parts/Picker.tsx';
import { Switch } from '../parts/Switch.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { useDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { formName } from '../documents/form-table.ts';
import { formTexts as texts } from './texts.ts';
import type { Structure } from './useStructure.ts';

const words = [
  { path: ['title'], name: texts.title, optional: true },
  { path: ['intro'], name: texts.intro, optional: true },
  { path: ['submit', 'label'], name: texts.submit, optional: false },
  { path: ['submit', 'busy'], name: texts.busy, optional: true },
] as const;

const showings = Object.entries(texts.choices['showErrors'] ?? {}).map(([id, name]) => ({
  id,
  name,
  hint: '',
}));

/** What holds for a form as a whole: its words, when messages show, what is kept. */
export const WholePart = ({ structure }: { structure: Structure }) => {
  const documents = useDocuments();
  const { pack } = usePack();
  const locked = !useRights('form').edit;
  const { form, key, set } = structure;
  if (!form) return null;
  const of = formName(documents, form.id);
  return (
    <section className="op-form-part" aria-labelledby="whole-title">
      <h2 id="whole-title">{texts.form}</h2>
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
          <span aria-hidden="true">{texts.errorsWhen}</span>
          <Picker
            label={texts.errorsWhen}
            value={form.showErrors ?? 'blur'}
            options={showings}
            disabled={locked}
            onChange={(when) =>
              set(texts.edit(of, texts.errorsWhen), ['showErrors'], when === 'blur' ? undefined : when)
            }
          />
        </div>
        <div className="op-setting">
          <span aria-hidden="true">{texts.keeps}</span>
          <Switch
            label={texts.keeps}
            isSelected={form.keepsEntries === true}
            isDisabled={locked}
            onChange={(keeps) => set(texts.edit(of, texts.keeps), ['keepsEntries'], keeps || undefined)}
          />
        </div>
        <p>
          <Link className="op-link" to={`/${pack}/documents/form/${form.id}`}>
            {texts.toDocument}
          </Link>
        </p>
      </div>
    </section>
  );
};
