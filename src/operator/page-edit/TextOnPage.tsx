import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { PageBox } from '#contract/preview-messages.ts';
import { languageName } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { usePreviewLink, usePreviewLinkState } from '../preview/PreviewLinkContext.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { TextLine } from './TextLine.tsx';
import { useTextOnPage, type PressedText } from './useTextOnPage.ts';

/** Room between a text on the page and its editor, and between that and the edge of the window, in pixels. */
const GAP = 6;

/** Keeps the editor at the text that it edits, also when it grows. */
function usePlaceAt(box: RefObject<HTMLElement | null>, at: PageBox | undefined): void {
  const link = usePreviewLink();
  useLayoutEffect(() => {
    const [editor, area] = [box.current, at && link.toConsole(at)];
    if (!editor || !area) return undefined;
    const place = (): void => {
      const { innerWidth, innerHeight } = globalThis;
      const { offsetWidth: width, offsetHeight: height } = editor;
      const below = area.y + area.height + GAP;
      const top = below + height < innerHeight ? below : area.y - height - GAP;
      // As properties: the policy allows no style attributes.
      editor.style.insetInlineStart = 'auto';
      editor.style.left = `${Math.max(GAP, Math.min(area.x, innerWidth - width - GAP))}px`;
      editor.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(editor);
    return () => sizes.disconnect();
  });
}

/** Edits a pressed text where it stands on the page: Enter saves it as a draft, Escape leaves it. */
export const TextOnPage = ({
  pressed,
  onPending,
  onClose,
}: {
  pressed: PressedText;
  /** Told what saves the entered words, for a press on another text. */
  onPending: (save: (() => void) | undefined) => void;
  onClose: () => void;
}) => {
  const { pack } = usePack();
  const link = usePreviewLink();
  const { box } = usePreviewLinkState();
  const editor = useRef<HTMLDivElement>(null);
  const text = useTextOnPage(pressed);
  const [refused, setRefused] = useState(false);
  usePlaceAt(editor, box ?? pressed.box);

  useEffect(() => {
    const { current } = editor;
    // A rich text that has loaded before took the focus by itself.
    if (!current?.contains(document.activeElement))
      current?.querySelector<HTMLElement>('textarea:enabled, button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    onPending(() => void text.save());
    return () => onPending(undefined);
  });

  const leave = (): void => {
    onClose();
    link.enter();
  };
  const save = (): void => {
    if (text.save()) leave();
    else setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('.op-rich-link-bar')) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter' && !event.shiftKey && target.closest('.op-page-parts')) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const [first] = text.lines;
  return (
    <div
      ref={editor}
      role="dialog"
      aria-label={say('console.pageEdit.text', { language: languageName(pressed.language) })}
      className="op-page-text"
      data-rich={text.lines.some(({ rich }) => rich)}
    >
      <div className="op-page-text-body" role="presentation" onKeyDownCapture={onKeyDown}>
        {text.lines.length === 0 && <Notice title={say('console.pageEdit.foreign')} />}
        {text.lines.map((line) => (
          <TextLine
            key={line.key}
            line={line}
            language={pressed.language}
            locked={text.locked}
            isFirst={line === text.lines[0]}
          />
        ))}
        {refused && (
          <p className="op-field-error" role="alert">
            {say('console.words.empty')}
          </p>
        )}
        <div className="op-page-text-actions">
          {first && !text.locked && (
            <Button look="main" onPress={save}>
              {say('console.pageEdit.save')}
            </Button>
          )}
          <Button look="quiet" onPress={leave}>
            {say(first && !text.locked ? 'console.common.cancel' : 'console.common.close')}
          </Button>
          {first && (
            <Link className="op-link" to={`/${pack}/texts?key=${encodeURIComponent(first.key)}`}>
              {say('console.pageEdit.allLanguages')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
};
