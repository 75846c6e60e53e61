import { CallError } from '../../gateway/call-error.ts';
import type { ActionDefinition } from '../definition.ts';

/** Shows another language, and tells the platform for a member who is logged in. */
export const action: ActionDefinition<'setLanguage'> = async ({ language }, portal) => {
  if (!(await portal.language.choose(language))) {
    throw new CallError('NETWORK', `The texts of ${language} could not be fetched.`);
  }
  if (!portal.session.current) return;
  await portal.gateway.call('languageUpdate', { body: { language } }).catch((error: unknown) => {
    // The page speaks the language all the same; only messages sent later stay in the old one.
    portal.report({ code: 'LANGUAGE_NOT_KEPT', message: String(error), error });
  });
};
