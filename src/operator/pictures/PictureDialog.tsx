import type { Picture } from '#contract/generated/admin-types.ts';
import { assetAddress } from '#ui/documents/documents.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { sizeText } from './size-text.ts';

/** One picture with its size, pack and uses. */
export const PictureDialog = ({ picture, onClose }: { picture: Picture; onClose: () => void }) => {
  const { pack } = usePack();
  const { path, pack: owner } = picture;
  return (
    <Dialog title={path} onClose={onClose}>
      <div className="op-picture-frame op-picture-large">
        <img src={assetAddress(pack, path)} alt="" />
      </div>
      <p>
        {sizeText(picture)} <span className="op-chip">{say('console.pictures.from', { pack: owner })}</span>{' '}
        <a className="op-link" href={assetAddress(pack, path)} target="_blank" rel="noreferrer">
          {say('console.pictures.full')} <Icon name="external" />
        </a>
      </p>
      <UsesPanel thing={{ kind: 'image', name: path }} onFollow={onClose} />
    </Dialog>
  );
};
