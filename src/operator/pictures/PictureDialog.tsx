import type { Picture } from '#contract/generated/admin-types.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureActions } from './PictureActions.tsx';
import { sizeText } from './size-text.ts';

/** One picture with its size, pack and uses. */
export const PictureDialog = ({ picture, onClose }: { picture: Picture; onClose: () => void }) => {
  const { pack } = usePack();
  const rights = useRights('pictures');
  const { path, pack: owner, address } = picture;
  const isOwn = picture.uploaded && owner === pack;
  return (
    <Dialog title={path} onClose={onClose}>
      <div className="op-picture-frame op-picture-large">
        <img src={address} alt="" />
      </div>
      <p>
        {sizeText(picture)} <span className="op-chip">{say('console.pictures.from', { pack: owner })}</span>{' '}
        <a className="op-link" href={address} target="_blank" rel="noreferrer">
          {say('console.pictures.full')} <Icon name="external" />
        </a>
      </p>
      {rights.edit && <PictureActions picture={picture} onRemoved={onClose} />}
      {isOwn && rights.edit ? (
        <FocusPoint picture={picture} />
      ) : (
        <p className="op-quiet">{say('console.pictures.focus.uploadedOnly')}</p>
      )}
      <UsesPanel thing={{ kind: 'image', name: path }} onFollow={onClose} />
    </Dialog>
  );
};
