import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './ask-dialog.css';

/** Asks once more before something that cannot be taken back: `yes` does it, `no`, which stands out, and the close button leave everything as it is. */
export function AskDialog({
  title,
  text,
  yes,
  no,
  busy = false,
  onYes,
  onNo,
}: {
  title: string;
  text: string;
  yes: string;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  const say = useText();
  return (
    <Dialog open size="small" title={title} closeLabel={say('common.close')} onClose={onNo}>
      <div className="lv-ask">
        <p>{text}</p>
        <Button block busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="primary" block onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}
