import { isFlagOn, variantOf, type FlagViewer } from '#engine/flags/flag.ts';
import { own } from '#engine/json/json.ts';
import type { FactDefinitions, FactDependencies } from './definition.ts';

const viewerOf = ({ read, viewer, visitor }: FactDependencies): FlagViewer => ({
  bucket: visitor.bucket,
  minute: () => viewer.minute('UTC'),
  fact: read,
});

const flagIn = ({ documents }: FactDependencies, id: string) => own(documents.current.flags.flags, id);

export const facts: FactDefinitions = {
  'flags.*': (dependencies, id) => isFlagOn(id, flagIn(dependencies, id), viewerOf(dependencies)),
  'variant.*': (dependencies, id) => {
    const variant = variantOf(id, flagIn(dependencies, id), viewerOf(dependencies));
    if (variant !== '') dependencies.metFlags.meet(id);
    return variant;
  },
  // What the server alone knows of a member; in no catalogue, since bundles alone ask it.
  'asked.*': ({ session, source }, id) =>
    session.current !== undefined && (source('memberFlags')?.includes(id) ?? false),
  'visitor.country': ({ visitor }) => visitor.country,
  'visitor.device': ({ visitor }) => visitor.device,
};
