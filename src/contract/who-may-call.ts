const where: Readonly<Record<string, string>> = {
  pack: 'on the pack',
  kind: 'on some kind of documents of the pack, and on those that it is about',
  all: 'on all packs',
  any: 'on a pack',
};

type Needs = { role: string; on?: string | undefined; right?: string | undefined };

/** Who may make an administration call, in words of the reference. */
export function whoMayCall({
  needs,
  open,
  settling,
}: {
  needs?: Needs | undefined;
  open?: unknown;
  settling?: unknown;
}): string {
  if (open) return 'everybody';
  if (needs?.right !== undefined) return `right \`${needs.right}\` as ${needs.role}`;
  if (needs) return `${needs.role} ${where[needs.on ?? ''] ?? ''}`;
  return settling ? 'whoever is signed in, with a duty too' : 'whoever is signed in';
}
