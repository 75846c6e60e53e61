import { controlOf, textOf, type Field, type FieldProps } from './field.ts';
import { useFormScope } from './form-scope.ts';

const isHex = /^#[0-9a-f]{6}/iu;

/** A picker and the colour as text, with its least contrast where the theme's contrasts are checked. */
function ColorField(props: FieldProps) {
  const { id, label, value, path, describedBy, onChange } = props;
  const text = textOf(value);
  const contrast = useFormScope().contrastOf(path);
  return (
    <>
      <span className="form-color">
        <input
          type="color"
          aria-label={`Pick ${label}`}
          value={isHex.test(text) ? text.slice(0, 7).toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value + text.slice(7))}
        />
        <input
          {...controlOf({ ...props, describedBy: `${describedBy} ${id}-contrast` })}
          type="text"
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {contrast && (
        <span className="form-contrast" data-enough={contrast.isEnough}>
          <span
            aria-hidden="true"
            className="form-pair"
            style={{ color: contrast.foreground, background: contrast.background }}
          >
            Aa
          </span>
          <span id={`${id}-contrast`}>{contrast.words}</span>
          {contrast.shade !== undefined && (
            <button
              type="button"
              aria-label={`Use ${contrast.shade} for ${label}`}
              onClick={() => onChange(contrast.shade)}
            >
              Use {contrast.shade}
            </button>
          )}
        </span>
      )}
    </>
  );
}

export const colorField: Field = {
  fits: ({ pattern }) => typeof pattern === 'string' && pattern.startsWith('^#('),
  view: ColorField,
};
