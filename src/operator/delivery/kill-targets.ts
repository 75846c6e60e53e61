import { schemaIndex } from '#contract/generated/schema-index.ts';
import { groupBy } from '#engine/group-by.ts';
import { blockName } from '../documents/block-name.ts';
import { propertyName } from '../documents/property-name.ts';
import { documentOf, idsOf, nameOf, type PackDocuments } from '../documents/reader.ts';
import { screenName } from '../documents/screen-name.ts';
import { hintOf } from '../hints/hints.ts';
import { say } from '../language/say.ts';
import { allNodes, screenTree } from '../screens/block-tree.ts';

/** What a brand can switch off in an emergency, by its target; `parts` are the single places of a type of block. */
export type KillTarget = {
  target: string;
  name: string;
  about: string;
  /** Where a player meets it. */
  where: readonly string[];
  parts: readonly KillTarget[];
};

export type KillKind = 'blocks' | 'games' | 'vendors' | 'payments';

const prefixes: Readonly<Record<string, KillKind>> = {
  game: 'games',
  vendor: 'vendors',
  deposit: 'payments',
  payout: 'payments',
};

/** The kind of a target: `games` of `game:lotus`, `blocks` of `heroCarousel` and `block:home/body/hero`. */
export const killKind = (target: string): KillKind => prefixes[target.split(':', 1)[0] ?? ''] ?? 'blocks';

/** A target that the documents do not have: its own words are all there is to say. */
const lostTarget = (target: string): KillTarget => ({
  target,
  name: propertyName(target.slice(target.search(/[:/][^:/]*$/u) + 1)),
  about: say('console.delivery.gone'),
  where: [],
  parts: [],
});

type KillTargets = {
  /** What can be switched off, of each kind by name. */
  of: Readonly<Record<KillKind, readonly KillTarget[]>>;
  /** The one with a target, single places too. */
  at: (target: string) => KillTarget;
};

/** Made once for a state of the documents: the rows of a log ask as often as there are rows. */
const made = new WeakMap<PackDocuments, KillTargets>();

/** Everything that can be switched off. */
export function killTargets(documents: PackDocuments): KillTargets {
  const known = made.get(documents);
  if (known) return known;
  const sorted = (kind: KillKind): KillTarget[] =>
    lists[kind](documents).sort((a, b) => a.name.localeCompare(b.name));
  const of = {
    blocks: sorted('blocks'),
    games: sorted('games'),
    vendors: sorted('vendors'),
    payments: sorted('payments'),
  };
  const all = Object.values(of).flatMap((list) => list.flatMap((each) => [each, ...each.parts]));
  const byTarget = new Map(all.map((each) => [each.target, each]));
  const targets = { of, at: (target: string) => byTarget.get(target) ?? lostTarget(target) };
  made.set(documents, targets);
  return targets;
}

const lists: Readonly<Record<KillKind, (documents: PackDocuments) => KillTarget[]>> = {
  blocks(documents) {
    const placed = idsOf(documents, 'screen').flatMap((id) => blocksOf(documents, id));
    const byType = groupBy(placed, ({ type }) => type);
    return Object.entries(schemaIndex.blocks).map(([type, { description }]) => {
      const parts = byType.get(type) ?? [];
      return {
        target: type,
        name: blockName(type),
        about: hintOf(description),
        where: [...new Set(parts.flatMap(({ where }) => where))],
        parts,
      };
    });
  },
  games(documents) {
    const { games = {}, vendors = {} } = documentOf(documents, 'lobby', 'main') ?? {};
    return Object.entries(games).map(([id, { name, vendor }]) =>
      offer(`game:${id}`, name, [vendors[vendor]?.name ?? vendor]),
    );
  },
  vendors(documents) {
    const vendors = documentOf(documents, 'lobby', 'main')?.vendors ?? {};
    return Object.entries(vendors).map(([id, { name, gameType }]) =>
      offer(`vendor:${id}`, name, [say(`console.catalogue.kinds.${gameType}`)]),
    );
  },
  payments(documents) {
    const { deposit, withdrawal } = documentOf(documents, 'cashier', 'main') ?? {};
    const named = (name: string, direction: string) => `${nameOf(documents, name) ?? name} · ${direction}`;
    return [
      ...Object.entries(deposit?.methods.items ?? {}).map(([id, { name, kind }]) =>
        offer(`deposit:${id}`, named(name, say('console.cashier.deposit')), [
          say(`console.cashier.kinds.${kind}`),
        ]),
      ),
      ...Object.entries(withdrawal?.methods.items ?? {}).map(([id, { name, kind }]) =>
        offer(`payout:${id}`, named(name, say('console.cashier.withdrawal')), [
          say(`console.cashier.payoutKinds.${kind}`),
        ]),
      ),
    ];
  },
};

const offer = (target: string, name: string, where: string[]): KillTarget => ({
  target,
  name,
  about: '',
  where,
  parts: [],
});

/** Each block of a screen, with its type. */
function blocksOf(documents: PackDocuments, id: string): (KillTarget & { type: string })[] {
  const document = documents[`screen/${id}`];
  if (!document) return [];
  const where = [screenName(documents, id)];
  return allNodes(screenTree(documents, document)).flatMap((node) =>
    node.kind === 'block'
      ? {
          type: node.type,
          target: `block:${id}/${node.key}`,
          name: [node.name, ...where].join(' · '),
          about: node.about ?? '',
          where,
          parts: [],
        }
      : [],
  );
}
