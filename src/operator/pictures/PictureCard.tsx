import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Picture } from './calls.ts';
import { texts } from './texts.ts';
import { pictureAddress } from './usePictures.ts';

/** A picture in the list, which opens it. */
export const PictureCard = ({
  picture: { path, pack: owner, bytes, width, height },
  uses,
  onOpen,
}: {
  picture: Picture;
  uses: number;
  onOpen: () => void;
}) => {
  const { pack } = usePack();
  return (
    <li>
      <button type="button" className="op-picture" onClick={onOpen}>
        <span className="op-picture-frame">
          <img src={pictureAddress(pack, path)} alt="" loading="lazy" />
        </span>
        <span className="op-picture-path">{path}</span>
        <span className="op-quiet">{texts.size(width, height, bytes)}</span>
        <span className="op-quiet">
          {uses > 0 ? texts.usedIn(uses) : texts.notUsed}
          {owner !== pack && `, ${texts.from(owner)}`}
        </span>
      </button>
    </li>
  );
};
