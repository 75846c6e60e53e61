import { lazy, Suspense, type ComponentType } from 'react';
import { say } from '../language/say.ts';
import { DiscardDialog } from '../publish/DiscardDialog.tsx';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import type { Command } from './command.ts';

type Asking = ComponentType<{ onClose: () => void }>;

const NewScreen = lazy<Asking>(() =>
  import('../screens/NewScreenDialog.tsx').then(({ NewScreenDialog }) => ({ default: NewScreenDialog })),
);
const NewMenu = lazy<Asking>(() =>
  import('../menus/NewMenuDialog.tsx').then(({ NewMenuDialog }) => ({ default: NewMenuDialog })),
);
const NewForm = lazy<Asking>(() =>
  import('../forms/NewFormDialog.tsx').then(({ NewFormDialog }) => ({
    default: ({ onClose }) => <NewFormDialog from={undefined} onClose={onClose} />,
  })),
);

const ImportDocuments = lazy<Asking>(() =>
  import('../document/files/ImportDialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })),
);

const asking = (id: string, title: string, Dialog: Asking, detail = '', main = false): Command => ({
  id,
  title,
  detail,
  main,
  run: ({ show }) =>
    show((close) => (
      <Suspense>
        <Dialog onClose={close} />
      </Suspense>
    )),
});

/** What an account may do with drafts. */
export type DraftRights = { edit: boolean; publish: boolean; hasDrafts: boolean };

/** Commands that publish drafts, ask for their approval, import or discard them. */
export const draftCommands = ({ edit, publish, hasDrafts }: DraftRights): Command[] => [
  ...(publish
    ? [
        asking(
          'publish',
          say('console.commands.publish'),
          PublishDialog,
          say('console.commands.publishHint'),
          true,
        ),
      ]
    : []),
  ...(edit
    ? [
        asking(
          'ask',
          say('console.commands.ask'),
          ({ onClose }) => <PublishDialog first="request" onClose={onClose} />,
          say('console.commands.askHint'),
          true,
        ),
        asking('import', say('console.documentFiles.title'), ImportDocuments),
      ]
    : []),
  ...(edit && hasDrafts
    ? [
        asking(
          'discard',
          say('console.bar.discard'),
          DiscardDialog,
          say('console.commands.discardHint'),
          true,
        ),
      ]
    : []),
];

/** Commands that make something new, by the kinds of documents that may be edited. */
export const makingCommands = (pack: string, mayEdit: (kind: string) => boolean): Command[] => [
  ...(mayEdit('screen')
    ? [asking('new screen', say('console.screens.createTitle'), NewScreen, '', true)]
    : []),
  ...(mayEdit('promotion')
    ? [
        {
          id: 'new campaign',
          title: say('console.campaigns.tabs.new'),
          detail: '',
          main: true,
          run: ({ go }) => go(`/${pack}/promotions/new`),
        } satisfies Command,
      ]
    : []),
  ...(mayEdit('texts')
    ? [
        {
          id: 'replace',
          title: say('console.languageTexts.replace.title'),
          detail: say('console.languageTexts.title'),
          main: false,
          run: ({ go }) => go(`/${pack}/texts/replace`),
        } satisfies Command,
      ]
    : []),
  ...(mayEdit('menu') ? [asking('new menu', say('console.menus.newMenu'), NewMenu)] : []),
  ...(mayEdit('form') ? [asking('new form', say('console.forms.newTitle'), NewForm)] : []),
];
