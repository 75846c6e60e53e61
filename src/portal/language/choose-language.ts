import { describedLanguage, type Language } from '#engine/texts/languages.ts';
import { familiesOfScript } from '#engine/theme/theme-fonts.ts';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import type { ActionDefinition } from '../actions/definition.ts';
import { CallError } from '../gateway/call-error.ts';
import { offScreen } from './off-screen.ts';

/** Milliseconds that the words of a language wait for its font, which is asked for with them. */
const patience = 100;

/** Fetches a language's font. Letters that no font here has are searched for in those of the system, which takes the browser long. */
async function loadLetters(language: Language): Promise<void> {
  await loadScripts([language]);
  if (language.font) await document.fonts.load(`1em ${familiesOfScript(language.font)}`, language.name);
}

/** Shows another language, and tells the platform for a member who is logged in. */
const setLanguage: ActionDefinition<'setLanguage'> = async ({ language }, portal) => {
  // A font that cannot be had holds nothing up.
  const letters = loadLetters(describedLanguage(portal.documents.current.languages, language)).catch(
    () => {},
  );
  const ready = async (): Promise<void> => {
    const leaveOut = offScreen();
    await Promise.race([letters, new Promise((resolve) => setTimeout(resolve, patience))]);
    leaveOut();
  };
  if (!(await portal.language.choose(language, ready))) {
    throw new CallError('NETWORK', `The texts of ${language} could not be fetched.`);
  }
  if (!portal.session.current) return;
  await portal.gateway.call('languageUpdate', { body: { language } }).catch((error: unknown) => {
    // The page speaks the language all the same; only messages sent later stay in the old one.
    portal.report({ code: 'LANGUAGE_NOT_KEPT', message: String(error), error });
  });
};

export const languageFlows = { setLanguage };
