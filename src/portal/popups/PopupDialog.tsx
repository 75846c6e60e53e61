import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Prose } from '../parts/Prose.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import type { PopupNotice } from './popup-record.ts';
import './popup-dialog.css';

/** A popup: its picture and words, its page if it leads to one, and the way to have it never again. */
export function PopupDialog({ popup, onClose }: { popup: PopupNotice; onClose: (never: boolean) => void }) {
  const say = useText();
  const { navigation } = usePortal();
  const { title, content, image, to, repeat } = popup;
  const lookAt = (address: string): void => {
    onClose(false);
    navigation.go(address);
  };
  return (
    <Dialog open title={title} closeLabel={say('common.close')} onClose={() => onClose(false)}>
      <div className="lv-popup">
        {image !== undefined && <img className="lv-popup-picture" src={image} alt="" />}
        <Prose html={content} className="lv-popup-words" />
        {to === undefined ? (
          <Button variant="primary" block onClick={() => onClose(false)}>
            {say('common.ok')}
          </Button>
        ) : (
          <Button variant="primary" block onClick={() => lookAt(to)}>
            {say('popup.look')}
          </Button>
        )}
        {repeat !== 'once' && (
          <Button variant="ghost" block onClick={() => onClose(true)}>
            {say('popup.never')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
