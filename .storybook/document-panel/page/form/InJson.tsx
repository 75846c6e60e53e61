import type { Path } from './edit-text.ts';
import { useFormScope } from './form-scope.ts';

/** A value that the form does not take apart, such as a condition or an action. */
export function InJson({ label, path, about }: { label: string; path: Path; about: unknown }) {
  const { show } = useFormScope();
  return (
    <div className="form-line">
      <div className="form-line-head">
        <span>{label}</span>
        <button type="button" aria-label={`Show ${label} in the JSON`} onClick={() => show(path)}>
          in the JSON
        </button>
      </div>
      {typeof about === 'string' && <p className="form-soft">{about}</p>}
    </div>
  );
}
