import { personas, type Wishes } from '#contract/preview-address.ts';
import { languageName } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import type { PreviewLink } from '../preview/preview-link.ts';
import type { Command, CommandPlace } from './command.ts';

export type PreviewChoices = {
  link: Pick<PreviewLink, 'view' | 'look' | 'show'>;
  languages: readonly string[];
  /** False where the platform refuses previews as a logged-in player. */
  admitted: boolean;
  /** Page to go to when the present one has no room for a preview. */
  elsewhere: string | undefined;
};

/** Commands that show the preview to a viewer, in a language or a mode of choice. */
export function previewCommands({ link, languages, admitted, elsewhere }: PreviewChoices): Command[] {
  const look =
    (wish: Partial<Wishes>) =>
    ({ go }: CommandPlace): void => {
      link.look({ persona: 'visitor', ...link.view.wishes, ...wish });
      link.show(true);
      if (elsewhere !== undefined) go(elsewhere);
    };
  const command = (id: string, what: string, wish: Partial<Wishes>, detail = ''): Command => ({
    id: `preview ${id}`,
    title: say('console.commands.previewAs', { what }),
    detail,
    also: id,
    run: look(wish),
  });
  return [
    ...personas
      .filter((persona) => admitted || persona === 'visitor')
      .map((persona) => ({
        ...command(
          persona,
          say(`console.preview.personas.${persona}`),
          { persona },
          say(`console.preview.personaHints.${persona}`),
        ),
        main: persona === 'member',
      })),
    ...languages.map((language) => command(language, languageName(language), { language })),
    ...(['dark', 'light'] as const).map((mode) =>
      command(mode, say(`console.preview.modes.${mode}`), { mode }),
    ),
    ...(link.view.isShown && elsewhere === undefined
      ? [
          {
            id: 'preview hide',
            title: say('console.previewPane.hide'),
            detail: '',
            run: () => link.show(false),
          },
        ]
      : []),
  ];
}
