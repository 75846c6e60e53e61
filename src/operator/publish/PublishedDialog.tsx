import type { Published } from '../api/types.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Notice } from '../parts/Notice.tsx';
import { texts } from '../texts.ts';

/** What is live now. Also shown after a roll back. */
export const PublishedDialog = ({ published, onClose }: { published: Published; onClose: () => void }) => (
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
      <ul className="op-plain-list">
        {published.brands.map(({ brand, seq }) => (
          <li key={brand}>{texts.publish.doneBrand(brand, seq)}</li>
        ))}
      </ul>
    </Notice>
  </Dialog>
);
