import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Picture } from './calls.ts';
import { texts } from './texts.ts';
import { pictureAddress } from './usePictures.ts';

/** One picture with its size, whose it is and where it is used. */
export const PictureDialog = ({
  picture: { path, pack: owner, bytes, width, height },
  onClose,
}: {
  picture: Picture;
  onClose: () => void;
}) => {
  const { pack } = usePack();
  return (
    <Dialog title={path} onClose={onClose}>
      <div className="op-picture-frame op-picture-large">
        <img src={pictureAddress(pack, path)} alt="" />
      </div>
      <p>
        {texts.size(width, height, bytes)} <span className="op-chip">{texts.from(owner)}</span>{' '}
        <a className="op-link" href={pictureAddress(pack, path)} target="_blank" rel="noreferrer">
          {texts.full} <Icon name="external" />
        </a>
      </p>
      <UsesPanel thing={{ kind: 'image', name: path }} onFollow={onClose} />
    </Dialog>
  );
};
