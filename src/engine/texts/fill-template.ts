import { createI18n } from './i18n.ts';

/** Not beside `createI18n`: a player's page would make this instance at its start and never use it. */
const templates = createI18n([], { language: 'en', fallback: [] });

/** Fills `{{name}}` in a template outside of the texts, with the syntax of texts. */
export const fillTemplate = (template: string, values: Readonly<Record<string, unknown>>): string =>
  templates.services.interpolator.interpolate(template, values, 'en', {});
