import type { BrandImpact } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { withDependents, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { ConfigEngine } from '#server/documents/engine/engine.ts';
import { draftChanges, draftsOf } from '#server/documents/drafts.ts';
import { isShown, withOnly } from '#server/documents/engine/is-shown.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { packStates, publishedSet, withDocuments } from '#server/documents/packs.ts';
import { checking } from '#server/documents/checking.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

/** True for documents that can affect rules; texts, screens and menus, most of a brand, cannot. */
const isOfRules = (key: DocumentKey): boolean => !/^(?:texts|screen|menu)\//u.test(key);

async function brandOf(engine: ConfigEngine, set: PackSet, brand: string): Promise<LiveBrand | undefined> {
  if (!Object.hasOwn(set, brand)) return undefined;
  const documents = await engine.documents(withOnly(set, isOfRules), brand);
  return isShown({ documents }) ? { brand, seq: 0, documents } : undefined;
}

/** Number of members whose values the drafted rules and patterns would refuse, counted in the member database. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('ruleImpact', async (call) => {
    const { operator, services, params } = call;
    const { db, source, engine } = services.context;
    const { pack } = params;
    const { countImpact: count } = services;
    const states = await packStates(db);
    if (!states.has(pack)) return refuse('UNKNOWN_PACK');
    if (!count) return { elsewhere: true, withheld: 0, brands: [] };
    const set = await publishedSet(db, source, states);
    const drafted = withDocuments(set, pack, draftChanges(await draftsOf(db, pack)));
    const touched = withDependents(drafted, [pack]);
    // Patterns are run on this server below: none that has not been shown to be safe.
    const found = await checking(engine, call, (check) => check(drafted, touched));
    if (found instanceof Refusal) return found;
    const problems = found.filter(isError);
    if (problems.length > 0) return refuse('INVALID_DOCUMENTS', { problems });
    const open = touched.filter((brand) => mayOn(operator.roles, brand, 'viewer'));
    const brands: BrandImpact[] = [];
    for (const brand of open) {
      const after = await brandOf(engine, drafted, brand);
      const impact = after && (await count({ before: await brandOf(engine, set, brand), after }));
      if (impact) brands.push(impact);
    }
    return { elsewhere: false, withheld: touched.length - open.length, brands };
  }),
];
