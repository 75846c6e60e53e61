import { forbiddenDocuments } from '../access.ts';
import { defineAdminCall, type AdminCall } from '../admin-call.ts';
import { assignTranslations, translationsOf } from '../translations.ts';

/** Who translates which texts of a pack. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('translationList', ({ services, params: { pack } }) =>
    translationsOf(services.context.db, pack),
  ),
  defineAdminCall('translationAssign', async ({ services, params: { pack }, body, operator }) => {
    const refused = forbiddenDocuments(operator, pack, [`texts/${body.language}`], 'editor');
    return refused ?? (await assignTranslations(services.context, pack, body, operator.account));
  }),
];
