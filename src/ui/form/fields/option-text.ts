import type { FieldOption } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import type { FormSources } from '../form-sources.ts';

/** Label of an option: a text of the brand, or the platform's own. */
export const optionLabel = ({ label, plain, params }: FieldOption, say: Say): string =>
  plain ? label : say(label, params);

export const optionHelp = ({ help, plain }: FieldOption, say: Say): string | undefined =>
  help === undefined || plain ? help : say(help);

export const optionImage = (
  { image, plain }: FieldOption,
  { image: addressOf }: FormSources,
): string | undefined => (image === undefined || plain ? image : (addressOf?.(image) ?? image));
