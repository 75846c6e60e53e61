import './face.css';

/** Picture of a member, or the name's first letter. Decorative, beside the name. */
export function Face({
  name,
  picture,
  className = '',
}: {
  name: string;
  picture?: string | null;
  className?: string;
}) {
  return (
    <span className={`lv-face ${className}`} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}
