import { useMemo } from 'react';
import { splitKey } from '#engine/packs.ts';
import { languageName } from '../documents/reader.ts';
import { allOf, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { copiedTexts } from './copied-texts.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Tells of texts that repeat the parent's and so do not follow it, and takes them away in one step; nothing without any. */
export const CopiedTexts = ({
  source,
  edits,
  locked,
}: {
  source: string;
  edits: TextEdits;
  locked: boolean;
}) => {
  const { drafts } = useWorkspaceState();
  const copies = useMemo(() => copiedTexts(drafts, source), [drafts, source]);
  const count = Object.values(copies).reduce((sum, keys) => sum + keys.length, 0);
  if (count === 0) return null;
  const languages = allOf(Object.keys(copies).map((key) => languageName(splitKey(key).id)));
  return (
    <Notice title={say('console.languageTexts.copies.title', { count, number: wholeText(count), languages })}>
      <p>{say('console.languageTexts.copies.why')}</p>
      {!locked && (
        <Button icon="reset" onPress={() => edits.removeCopies(copies)}>
          {say('console.languageTexts.copies.remove')}
        </Button>
      )}
    </Notice>
  );
};
