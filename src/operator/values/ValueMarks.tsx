import type { ReactNode } from 'react';
import { OriginMark } from '../document/form/OriginMark.tsx';
import { useDocumentFormScope } from '../document/form/form-scope.tsx';
import type { Path } from '../documents/layer.ts';
import { say } from '../language/say.ts';
import { IconButton } from '../parts/Button.tsx';

/** Where a value is set, its reset, and what else can be done with it. */
export const ValueMarks = ({
  steps,
  name,
  children,
}: {
  steps: Path;
  name: string;
  children?: ReactNode;
}) => {
  const { origins, readOnly } = useDocumentFormScope();
  const origin = origins.of(steps);
  return (
    <div className="op-value-marks">
      <OriginMark steps={steps} name={name} />
      {origin.here && origin.inherited && !readOnly && (
        <IconButton
          icon="reset"
          label={say('console.values.reset', { name })}
          onPress={() => origins.reset(say('console.values.reset', { name }), steps)}
        />
      )}
      {children}
    </div>
  );
};
