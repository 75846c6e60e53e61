import { CallError } from '../../gateway/call-error.ts';
import type { ActionDefinition } from '../definition.ts';

/** Goes to the address of a download. */
export const action: ActionDefinition<'openDownload'> = async ({ resourceType }, portal) => {
  const { resources } = await portal.gateway.call('domainRoute', {});
  const resource = resources.find((offer) => offer.resourceType === resourceType);
  if (!resource) throw new CallError('NO_DOWNLOAD', `The brand offers no download for ${resourceType}.`);
  portal.window.leave(resource.url);
};
