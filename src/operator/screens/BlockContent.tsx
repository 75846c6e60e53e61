import { Link } from 'react-router-dom';
import { own } from '#engine/json/json.ts';
import { say } from '../language/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { BlockType } from './block-types.ts';

/** Pages on which the content of blocks is edited, by type of block. */
const pages: Readonly<Record<string, { path: string; words: () => string }>> = {
  heroCarousel: { path: 'banners', words: () => say('console.banners.ofBlock') },
  gamesPage: { path: 'games', words: () => say('console.catalogue.ofBlock') },
  gameLane: { path: 'games', words: () => say('console.catalogue.ofBlock') },
  vendorGrid: { path: 'games/vendors', words: () => say('console.catalogue.vendorsOfBlock') },
  announcementList: { path: 'notices', words: () => say('console.notices.ofBlock') },
  depositDesk: { path: 'cashier', words: () => say('console.cashier.ofBlock') },
  withdrawDesk: { path: 'cashier/withdrawal', words: () => say('console.cashier.ofBlock') },
  lotteryLobby: { path: 'lotteries', words: () => say('console.lotteries.ofBlock') },
  drawSchedule: { path: 'lotteries', words: () => say('console.lotteries.ofBlock') },
  protectionLimits: { path: 'protection', words: () => say('console.protection.ofBlock') },
  waysIn: { path: 'ways-in', words: () => say('console.waysIn.ofBlock') },
  downloadGuide: { path: 'downloads', words: () => say('console.downloads.ofBlock') },
  noticeTicker: { path: 'notices', words: () => say('console.notices.ofBlock') },
};

/** Link to the page on which the content of a block is edited; nothing for a block that has all in its properties. */
export const BlockContent = ({ type: { type } }: { type: BlockType }) => {
  const { pack } = usePack();
  const page = own(pages, type);
  return (
    page && (
      <p>
        <Link className="op-link" to={`/${pack}/${page.path}`}>
          <Icon name="chevron" /> {page.words()}
        </Link>
      </p>
    )
  );
};
