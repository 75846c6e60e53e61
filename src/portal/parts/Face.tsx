import './face.css';

/** The picture of a member, else the first letter of the name. Decoration: the name stands beside it. */
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
