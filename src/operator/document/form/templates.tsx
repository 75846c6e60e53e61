import {
  ERRORS_KEY,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type TemplatesType,
} from '@rjsf/utils';
import { Button, IconButton } from '../../parts/Button.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { captionOf } from '../../documents/caption.ts';
import { say } from '../../language/say.ts';
import { saidByForm, useDocumentFormScope, useFieldPlace } from './form-scope.tsx';
import { viewOptions } from './form-view.ts';
import { LineFrame } from './LineFrame.tsx';
import { PartFrame, PartProblems } from './PartFrame.tsx';
import { emptyValue, entrySchemaOf } from './schema-level.ts';

/** The form as a whole and the items of a list have no name of their own. */
const Unnamed = ({ fieldPathId, rawErrors, children }: FieldTemplateProps) => (
  <>
    {children}
    <InlineProblems problems={useFieldPlace(fieldPathId.path, rawErrors).problems} />
  </>
);

const FieldTemplate = (field: FieldTemplateProps) => {
  const { part, bare = false } = viewOptions(field.uiSchema);
  const name = field.fieldPathId.path.at(-1);
  if (name === undefined || (typeof name === 'number' && !part)) return <Unnamed {...field} />;
  if (part) return bare ? field.children : <PartFrame {...field} part={part} />;
  return <LineFrame {...field} />;
};

/** Single-line values come before parts; errors of unknown properties come first. */
const ObjectFieldTemplate = ({ properties, schema, uiSchema, errorSchema }: ObjectFieldTemplateProps) => {
  const { drawn = [] } = viewOptions(uiSchema);
  const isPart = ({ name }: { name: string }): boolean => viewOptions(uiSchema?.[name]).part !== undefined;
  const lines = properties.filter((property) => !isPart(property));
  const unknown = Object.entries(errorSchema ?? {}).filter(
    ([name]) => name !== ERRORS_KEY && !Object.hasOwn(schema.properties ?? {}, name) && !drawn.includes(name),
  );
  return (
    <>
      <InlineProblems problems={saidByForm(unknown.flatMap(([, errors]) => errors?.[ERRORS_KEY] ?? []))} />
      {lines.length > 0 && <div className="op-lines">{lines.map(({ content }) => content)}</div>}
      {properties.filter(isPart).map(({ content }) => content)}
    </>
  );
};

const ArrayFieldTemplate = ({
  items,
  canAdd,
  readonly,
  title,
  fieldPathId,
  formData,
  uiSchema,
  onAddClick,
}: ArrayFieldTemplateProps) => {
  const { set } = useDocumentFormScope();
  const { part } = viewOptions(uiSchema);
  const entry = part && entrySchemaOf(part);
  return (
    <div className="op-list-lines">
      {items.length > 0 && <ol>{items}</ol>}
      {canAdd && !readonly && (
        <Button
          icon="plus"
          look="quiet"
          onPress={() =>
            entry ? set(fieldPathId.path, [...(formData ?? []), emptyValue(entry)]) : onAddClick()
          }
        >
          {say('console.document.form.addTo', { name: captionOf(title).toLowerCase() })}
        </Button>
      )}
    </div>
  );
};

const ArrayFieldItemTemplate = ({
  children,
  buttonsProps,
  index,
  readonly,
  uiSchema,
}: ArrayFieldItemTemplateProps) => {
  const isPart = viewOptions(uiSchema).part !== undefined;
  return (
    <li className={isPart ? 'op-collection-row' : 'op-list-line'}>
      <div className={isPart ? 'op-part-body' : undefined}>{children}</div>
      {!readonly && (
        <div className="op-moves">
          <IconButton
            icon="up"
            label={say('console.document.form.up', { place: index + 1 })}
            isDisabled={!buttonsProps.hasMoveUp}
            onPress={() => buttonsProps.onMoveUpItem()}
          />
          <IconButton
            icon="down"
            label={say('console.document.form.down', { place: index + 1 })}
            isDisabled={!buttonsProps.hasMoveDown}
            onPress={() => buttonsProps.onMoveDownItem()}
          />
          <IconButton
            icon="bin"
            label={say('console.document.form.removeItem', { place: index + 1 })}
            isDisabled={!buttonsProps.hasRemove}
            onPress={() => buttonsProps.onRemoveItem()}
          />
        </div>
      )}
    </li>
  );
};

/** Every edit is a draft at once, so nothing is submitted. */
const SubmitButton = () => null;

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>;
} = {
  ButtonTemplates: { SubmitButton },
  FieldTemplate,
  FieldErrorTemplate: PartProblems,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
