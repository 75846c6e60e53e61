import { Link } from 'react-router-dom';
import type { Published } from '#contract/generated/admin-types.ts';
import { usePackName } from '../brands/usePackName.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

type PublishedDialogProps = {
  published: Published;
  /** Percentage of visitors who get it. */
  share?: number;
  onClose: () => void;
};

/** The live version, its audience, and the links to widen or stop it. Also shown after a roll back. */
export const PublishedDialog = ({ published, share = 100, onClose }: PublishedDialogProps) => {
  const { pack } = usePack();
  const nameOf = usePackName();
  return (
    <Dialog
      title={say('console.publish.done', { version: published.version })}
      size="small"
      onClose={onClose}
      actions={
        <Button look="main" onPress={onClose}>
          {say('console.common.close')}
        </Button>
      }
    >
      <Notice tone="good" live title={say('console.publish.doneLead')}>
        {published.brands.length > 0 && (
          <p>
            {say('console.publish.doneBrands', {
              names: published.brands.map(({ brand }) => nameOf(brand)).join(', '),
            })}
          </p>
        )}
      </Notice>
      {share < 100 && (
        <Notice title={say('console.publish.doneShare', { percent: share })}>
          <Link className="op-link" to={`/${pack}/live`} onClick={onClose}>
            {say('console.publish.toLive')}
          </Link>
        </Notice>
      )}
    </Dialog>
  );
};
