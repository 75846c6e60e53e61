import { memo } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { joinPointer, pointerSteps } from '#engine/json/pointer.ts';
import { valueWords } from '../../changes/describe-values.ts';
import { CommentMark } from '../../comments/CommentMark.tsx';
import { CommentThread } from '../../comments/CommentThread.tsx';
import type { Path } from '../../documents/layer.ts';
import { Button as TextButton } from '../../parts/Button.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { say } from '../../language/say.ts';
import { useDocumentFormScope } from './form-scope.tsx';
import './origin-mark.css';

/** Origin of a value; mounted while its dialog is open. */
const Origin = ({ at, name, close }: { at: string; name: string; close: () => void }) => {
  const { documentKey, origins, readOnly } = useDocumentFormScope();
  const { pack } = useWorkspace();
  const steps = pointerSteps(at);
  const { here, layer, inherited, below } = origins.of(steps);
  return (
    <>
      <p className="op-line-name">{say('console.document.origin.why', { name })}</p>
      <p>
        {here
          ? say('console.document.origin.setBy', { layer: pack })
          : say('console.document.origin.setBy', { layer: layer ?? '' })}
      </p>
      {here && inherited && (
        <p className="op-quiet">
          {say('console.document.origin.otherwise', {
            layer: origins.parent ?? '',
            value: valueWords(below),
          })}
        </p>
      )}
      {here && !inherited && <p className="op-quiet">{say('console.document.origin.nothingBelow')}</p>}
      {here && inherited && !readOnly && (
        <TextButton
          icon="reset"
          onPress={() => {
            close();
            origins.reset(say('console.document.origin.resetOf', { name }), steps);
          }}
        >
          {say('console.document.origin.reset')}
        </TextButton>
      )}
      <CommentThread document={documentKey} pointer={at} name={name} />
    </>
  );
};

/** Memoised: a form has hundreds of marks, and a key press rerenders only those whose words change. */
const Mark = memo(({ at, name, here, words }: { at: string; name: string; here: boolean; words: string }) => (
  <DialogTrigger>
    <Button
      className="op-origin-mark"
      data-here={here}
      aria-label={say('console.document.origin.of', { name, words })}
    >
      {words}
    </Button>
    <Popover className="op-popover op-origin-popover" placement="bottom start">
      <Dialog aria-label={say('console.document.origin.why', { name })} className="op-origin-dialog">
        {({ close }) => <Origin at={at} name={name} close={close} />}
      </Dialog>
    </Popover>
  </DialogTrigger>
));

/** Mark of the pack that sets a value, with the parent's value, a reset and what is said about it. */
export const OriginMark = ({ steps, name }: { steps: Path; name: string }) => {
  const { documentKey, origins, commentsAt } = useDocumentFormScope();
  const at = joinPointer('', ...steps);
  const count = commentsAt(steps);
  const said = count > 0 && <CommentMark document={documentKey} pointer={at} name={name} count={count} />;
  const { here, layer } = origins.of(steps);
  if (origins.parent === undefined || (!here && layer === undefined)) return said || null;
  const words = here
    ? say('console.document.origin.here')
    : say('console.document.origin.from', { layer: layer ?? '' });
  return (
    <>
      <Mark at={at} name={name} here={here} words={words} />
      {said}
    </>
  );
};
