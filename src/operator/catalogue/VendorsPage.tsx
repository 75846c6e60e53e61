import type { LobbyDocument } from '#contract/generated/documents.ts';
import type { EntryPlace } from '../entries/entry-place.ts';
import { say } from '../language/say.ts';
import { CatalogueList } from './CatalogueList.tsx';
import { OfferingDetail } from './OfferingDetail.tsx';

type Vendor = NonNullable<LobbyDocument['vendors']>[string];

const place: EntryPlace = { key: 'lobby/main', items: ['vendors'], order: ['vendorOrder'] };

/** Vendors of a brand: which are offered, in which order, under which names and pictures, and which are away. */
export const VendorsPage = () => (
  <CatalogueList
    part="vendors"
    place={place}
    address="games/vendors"
    meta={(value) => {
      const { gameType, maintenance } = value as Vendor;
      return (
        <>
          <span>{say(`console.catalogue.kinds.${gameType}`)}</span>
          {maintenance === true && (
            <span className="op-chip op-chip-warning">{say('console.catalogue.switches.maintenance')}</span>
          )}
        </>
      );
    }}
  >
    {(content, edits) => (
      <OfferingDetail content={content} edits={edits} switches={['isHot', 'maintenance']} />
    )}
  </CatalogueList>
);
