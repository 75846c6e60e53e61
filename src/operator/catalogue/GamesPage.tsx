import type { LobbyDocument } from '#contract/generated/documents.ts';
import { own } from '#engine/json/json.ts';
import { documentOf } from '../documents/reader.ts';
import type { EntryPlace } from '../entries/entry-place.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { GameRooms } from './GameRooms.tsx';
import { OfferingDetail } from './OfferingDetail.tsx';

export type Game = NonNullable<LobbyDocument['games']>[string];

const place: EntryPlace = { key: 'lobby/main', items: ['games'], order: ['gameOrder'] };

/** Games of a brand: which are offered, in which order, under which names and pictures. */
export const GamesPage = () => {
  const vendors = documentOf(usePackDocuments(), 'lobby', 'main')?.vendors;
  return (
    <CatalogueList
      part="games"
      place={place}
      address="games/game"
      meta={(value) => {
        const { vendor } = value as Game;
        return <span>{own(vendors ?? {}, vendor)?.name ?? vendor}</span>;
      }}
    >
      {(content, edits) => (
        <OfferingDetail content={content} edits={edits} switches={['isHot', 'isNew']} isNamed>
          <GameRooms content={content} edits={edits} />
        </OfferingDetail>
      )}
    </CatalogueList>
  );
};
