import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import { Button, IconButton } from '../../../parts/Button.tsx';
import { texts } from '../../texts.ts';
import { LineFrame } from '../LineFrame.tsx';
import { useLinePlace } from './line-place.tsx';

const pathOf = (path: readonly (string | number)[]): string[] => path.map(String);

/** A line with its name, where it comes from and what is wrong with it. Items of a list have no name of their own. */
const FieldTemplate = ({
  id,
  fieldPathId,
  schema,
  required = false,
  formData,
  children,
  onChange,
  hidden,
}: FieldTemplateProps) => {
  const { path } = fieldPathId;
  const { nameOf } = useLinePlace();
  if (hidden) return null;
  const name = path.at(-1);
  if (path.length === 0 || typeof name === 'number' || name === undefined) return children;
  return (
    <LineFrame
      id={id}
      name={nameOf(pathOf(path))}
      path={pathOf(path)}
      description={schema.description}
      required={required}
      isSet={formData !== undefined}
      isList={schema.type === 'array'}
      onClear={() => onChange(undefined, path)}
    >
      {children}
    </LineFrame>
  );
};

const ObjectFieldTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <div className="op-lines">
    {properties.map(({ name, content }) => (
      <div key={name}>{content}</div>
    ))}
  </div>
);

const ArrayFieldTemplate = ({ items, canAdd, readonly, title, onAddClick }: ArrayFieldTemplateProps) => (
  <div className="op-list-lines">
    {items.length > 0 && <ol>{items}</ol>}
    {canAdd && !readonly && (
      <Button icon="plus" look="quiet" onPress={() => onAddClick()}>
        {texts.form.addTo(title)}
      </Button>
    )}
  </div>
);

const ArrayFieldItemTemplate = ({ children, buttonsProps, index, readonly }: ArrayFieldItemTemplateProps) => (
  <li className="op-list-line">
    <div>{children}</div>
    {!readonly && (
      <div className="op-moves">
        <IconButton
          icon="up"
          label={texts.form.up(index + 1)}
          isDisabled={!buttonsProps.hasMoveUp}
          onPress={() => buttonsProps.onMoveUpItem()}
        />
        <IconButton
          icon="down"
          label={texts.form.down(index + 1)}
          isDisabled={!buttonsProps.hasMoveDown}
          onPress={() => buttonsProps.onMoveDownItem()}
        />
        <IconButton
          icon="bin"
          label={texts.form.removeItem(index + 1)}
          isDisabled={!buttonsProps.hasRemove}
          onPress={() => buttonsProps.onRemoveItem()}
        />
      </div>
    )}
  </li>
);

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
