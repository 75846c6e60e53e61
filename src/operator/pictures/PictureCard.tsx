import type { Picture } from '#contract/generated/admin-types.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { sizeText } from './size-text.ts';

/** A picture in the list, which opens it. */
export const PictureCard = ({
  picture,
  uses,
  onOpen,
}: {
  picture: Picture;
  uses: number;
  onOpen: () => void;
}) => {
  const { pack } = usePack();
  const { path, pack: owner } = picture;
  return (
    <li>
      <button type="button" className="op-picture" onClick={onOpen}>
        <span className="op-picture-frame">
          <img src={picture.address} alt="" loading="lazy" />
        </span>
        <span className="op-picture-path">{path}</span>
        <span className="op-quiet">{sizeText(picture)}</span>
        <span className="op-quiet">
          {uses > 0 ? say('console.pictures.usedIn', { count: uses }) : say('console.pictures.notUsed')}
          {owner !== pack && `, ${say('console.pictures.from', { pack: owner })}`}
        </span>
      </button>
    </li>
  );
};
