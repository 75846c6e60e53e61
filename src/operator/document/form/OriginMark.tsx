import { memo } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { joinPointer, pointerSteps } from '#engine/pointer.ts';
import { valueWords } from '../../changes/describe-values.ts';
import type { Path } from '../../documents/layer.ts';
import { Button as TextButton } from '../../parts/Button.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { texts } from '../texts.ts';
import { useFormScope } from './form-scope.tsx';
import './origin-mark.css';

/** Why a value is what it is; drawn while it is asked for. */
const Origin = ({ at, name, close }: { at: string; name: string; close: () => void }) => {
  const { origins, readOnly } = useFormScope();
  const { pack } = useWorkspace();
  const steps = pointerSteps(at);
  const { here, layer, inherited, below } = origins.of(steps);
  return (
    <>
      <p className="op-line-name">{texts.origin.why(name)}</p>
      <p>{here ? texts.origin.setBy(pack) : texts.origin.setBy(layer ?? '')}</p>
      {here && inherited && (
        <p className="op-quiet">{texts.origin.otherwise(origins.parent ?? '', valueWords(below))}</p>
      )}
      {here && !inherited && <p className="op-quiet">{texts.origin.nothingBelow}</p>}
      {here && inherited && !readOnly && (
        <TextButton
          icon="reset"
          onPress={() => {
            close();
            origins.reset(texts.origin.resetOf(name), steps);
          }}
        >
          {texts.origin.reset}
        </TextButton>
      )}
    </>
  );
};

/** A form has hundreds of marks: a key typed draws none of them again but those whose words change. */
const Mark = memo(({ at, name, here, words }: { at: string; name: string; here: boolean; words: string }) => (
  <DialogTrigger>
    <Button className="op-origin-mark" data-here={here} aria-label={texts.origin.of(name, words)}>
      {words}
    </Button>
    <Popover className="op-popover op-origin-popover" placement="bottom start">
      <Dialog aria-label={texts.origin.why(name)} className="op-origin-dialog">
        {({ close }) => <Origin at={at} name={name} close={close} />}
      </Dialog>
    </Popover>
  </DialogTrigger>
));

/** Which pack sets a value, with what the packs below say and the way back to that. */
export const OriginMark = ({ steps, name }: { steps: Path; name: string }) => {
  const { origins } = useFormScope();
  if (origins.parent === undefined) return null;
  const { here, layer } = origins.of(steps);
  if (!here && layer === undefined) return null;
  const words = here ? texts.origin.here : texts.origin.from(layer ?? '');
  return <Mark at={joinPointer('', ...steps)} name={name} here={here} words={words} />;
};
