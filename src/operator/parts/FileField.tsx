import { useId, type ReactNode } from 'react';

/** Choice of a file; below it what `children` are: a hint, what became of it. */
export const FileField = ({
  label,
  accept,
  isDisabled = false,
  onChoose,
  children,
}: {
  label: string;
  accept: string;
  isDisabled?: boolean;
  /** Called with undefined when a choice is taken back. */
  onChoose: (file: File | undefined) => void;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <div className="op-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      {children}
    </div>
  );
};
