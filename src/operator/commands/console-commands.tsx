import type { Roles } from '#contract/operator-roles.ts';
import type { Pack } from '#contract/generated/admin-types.ts';
import { chooseLanguage } from '../language/load-words.ts';
import { offeredLanguages, say, spokenLanguage } from '../language/say.ts';
import { chooseMode, isModeChosen, shownMode } from '../mode/console-mode.ts';
import { firstPage, pagesOf } from '../pages/pages.ts';
import { SigningOut } from '../sign-in/SigningOut.tsx';
import { packTitle } from '../workspace/WorkspaceContext.tsx';
import type { Workspace } from '../workspace/workspace.ts';
import type { Command } from './command.ts';

/** Commands that go to another brand, to the same page if it has that. `page` is the present page's path below the pack. */
export const brandCommands = (
  packs: readonly Pack[],
  roles: Roles,
  current: string,
  page: string,
): Command[] =>
  packs
    .filter(({ pack }) => pack !== current)
    .map((other) => ({
      id: `brand ${other.pack}`,
      title: say('console.commands.switchBrand', { name: packTitle(other) }),
      detail: other.pack,
      run: ({ go }) =>
        go(
          pagesOf(other.pack, roles).some(({ path }) => path === page)
            ? `/${other.pack}/${page}`
            : firstPage(other.pack),
        ),
    }));

/** Commands about the console itself: its colours, its language and the session. */
export function consoleCommands(workspace: Workspace): Command[] {
  const mode = shownMode() === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'mode',
      title: say(`console.commands.modes.${mode}`),
      detail: say('console.commands.modeHint'),
      main: true,
      run: () => chooseMode(mode),
    },
    ...(isModeChosen()
      ? [
          {
            id: 'mode system',
            title: say('console.commands.modes.system'),
            detail: say('console.commands.modeHint'),
            run: () => chooseMode(undefined),
          },
        ]
      : []),
    ...offeredLanguages()
      .filter(({ language }) => language !== spokenLanguage())
      .map(({ language, name }) => ({
        id: `language ${language}`,
        title: say('console.commands.language', { name }),
        detail: say('console.commands.languageHint'),
        also: language,
        // The page reloads, and itself warns about edits that could not be saved.
        run: () => void workspace.flush().then(() => chooseLanguage(language)),
      })),
    {
      id: 'sign out',
      title: say('console.signIn.signOut'),
      detail: '',
      main: true,
      run: ({ show }) => show((close) => <SigningOut beforeSignOut={workspace.flush} onClose={close} />),
    },
  ];
}
