import type { ReactNode } from 'react';
import type { Picture } from '#contract/generated/admin-types.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { CropPicture } from './CropPicture.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureActions } from './PictureActions.tsx';
import { sizeText } from './size-text.ts';
import { TakeIn } from './TakeIn.tsx';

/** One picture with its size, pack and uses. */
export const PictureDialog = ({
  picture,
  onClose,
  children,
}: {
  picture: Picture;
  onClose: () => void;
  /** What can be done with the place that shows it. */
  children?: ReactNode;
}) => {
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
      {children}
      {rights.edit && <PictureActions picture={picture} onRemoved={onClose} />}
      {isOwn && rights.edit && !path.endsWith('.svg') && <CropPicture picture={picture} />}
      {isOwn && rights.edit && <FocusPoint picture={picture} />}
      {!isOwn && rights.edit && <TakeIn picture={picture} />}
      <UsesPanel thing={{ kind: 'image', name: path }} onFollow={onClose} />
    </Dialog>
  );
};
