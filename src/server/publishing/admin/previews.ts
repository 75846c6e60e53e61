import { endPreview, previewLinks } from '../preview-links.ts';
import { makePreview, previewMinutes } from '../previews.ts';
import { Refusal } from '#server/http/refusal.ts';
import { forbiddenAnywhere } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

const addressOf = (token: string): string => `/?preview=${encodeURIComponent(token)}`;

/** Previews of drafts: make one (every viewer of the pack), list shared links, end them. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('previewMake', async ({ services, params: { pack }, body, operator }) => {
    const refused = body.shared === true ? forbiddenAnywhere(operator, pack, 'editor') : undefined;
    if (refused) return refused;
    const made = await makePreview(services.context, {
      ...body,
      pack,
      minutes: body.minutes ?? previewMinutes,
      account: operator.account,
    });
    if (made instanceof Refusal) return made;
    const { token, expiresAt } = made;
    return { token, url: addressOf(token), expiresAt, personas: services.personas };
  }),
  defineAdminCall('previewLinks', async ({ services, params: { pack } }) => ({
    links: (await previewLinks(services.context, pack)).map(({ token, ...link }) => ({
      ...link,
      url: addressOf(token),
    })),
  })),
  defineAdminCall('previewEnd', ({ services, params: { pack, preview }, operator: { account } }) =>
    endPreview(services.context, { pack, id: preview, account }),
  ),
];
