import type { Published } from '../api/types.ts';
import { Link } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice } from '../parts/Notice.tsx';
import { texts } from '../texts.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

type PublishedDialogProps = {
  published: Published;
  /** Percentage of the visitors that have it. */
  share?: number;
  onClose: () => void;
};

/** What is live now, for whom, and where to widen or stop it. Also shown after a roll back. */
export const PublishedDialog = ({ published, share = 100, onClose }: PublishedDialogProps) => {
  const { pack } = usePack();
  return (
    <Dialog
      title={texts.publish.done(published.version)}
      size="small"
      onClose={onClose}
      actions={
        <Button look="main" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Notice tone="good" live title={texts.publish.doneLead}>
        {published.brands.length > 0 && (
          <p>{texts.publish.doneBrands(published.brands.map(({ brand }) => brand).join(', '))}</p>
        )}
      </Notice>
      {share < 100 && (
        <Notice title={texts.publish.doneShare(share)}>
          <Link className="op-link" to={`/${pack}/live`} onClick={onClose}>
            {texts.publish.toLive}
          </Link>
        </Notice>
      )}
    </Dialog>
  );
};
