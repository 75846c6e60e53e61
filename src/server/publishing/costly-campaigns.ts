import { withDependents, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import { withOnly } from '#server/documents/engine/is-shown.ts';
import { withDocuments } from '#server/documents/packs.ts';

type Documents = ResolvedBrand['documents'];

const limitOf = (documents: Documents): number | undefined => {
  const brand = documents['brand/main'];
  return brand?.kind === 'brand' ? brand.publishing?.fourEyesFrom : undefined;
};

/** True if members could be given as much as the limit, or more, in money. */
function isCostly(documents: Documents, key: DocumentKey, limit: number): boolean {
  const campaign = documents[key];
  return (
    campaign?.kind === 'promotion' &&
    campaign.enabled !== false &&
    campaign.gives.what !== 'points' &&
    campaign.budget >= limit
  );
}

/** True if a changed brand asks for a second person later than before, or never. */
const isLax = (documents: Documents, limit: number): boolean => (limitOf(documents) ?? Infinity) > limit;

/**
 * True if changes of a pack need a second person, in it or in a brand on top of it: a promotion that gives money and whose budget reaches
 * `publishing.fourEyesFrom` as it is published, or a higher limit. Switching one off needs none.
 * @param set every pack as published: a draft cannot raise its own limit
 */
export function needsSecondPerson(
  set: PackSet,
  pack: string,
  changes: Readonly<Record<DocumentKey, string | null>>,
): boolean {
  const keys = Object.keys(changes).filter((key) => key.startsWith('promotion/'));
  const changesBrand = Object.hasOwn(changes, 'brand/main');
  if (keys.length === 0 && !changesBrand) return false;
  const kept = (key: DocumentKey): boolean => key === 'brand/main' || keys.includes(key);
  const before = withOnly(set, kept);
  const after = withOnly(withDocuments(set, pack, changes), kept);
  return withDependents(before, [pack]).some((brand) => {
    const limit = limitOf(resolveBrand(before, brand).documents);
    if (limit === undefined) return false;
    const { documents } = resolveBrand(after, brand);
    return (changesBrand && isLax(documents, limit)) || keys.some((key) => isCostly(documents, key, limit));
  });
}
