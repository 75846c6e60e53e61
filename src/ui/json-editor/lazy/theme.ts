import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours come from the surroundings, to follow dark and light; by default from the system. */
const color = {
  ink: 'var(--json-ink, CanvasText)',
  soft: 'var(--json-soft, GrayText)',
  surface: 'var(--json-surface, Canvas)',
  sunken: 'var(--json-sunken, Canvas)',
  line: 'var(--json-line, GrayText)',
  accent: 'var(--json-accent, LinkText)',
  selection: 'var(--json-selection, Highlight)',
  text: 'var(--json-string, CanvasText)',
  literal: 'var(--json-literal, CanvasText)',
  danger: 'var(--json-danger, red)',
  warning: 'var(--json-warning, orange)',
};

const wave = (of: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${of} 1px`,
  textUnderlineOffset: '3px',
});

const surface = {
  backgroundColor: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
};

const looks = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: color.ink, backgroundColor: color.surface },
  '&.cm-focused': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--json-font, monospace)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: color.sunken, color: color.soft, border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color.sunken },
  '.cm-cursor': { borderLeftColor: color.ink },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color.selection,
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${color.soft}`,
  },
  '.cm-foldPlaceholder': { ...surface, padding: '0 6px' },
  '.cm-tooltip': { ...surface, maxWidth: '44ch', boxShadow: '0 4px 16px rgb(0 0 0 / 25%)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: color.selection,
    color: color.ink,
  },
  '.cm-completionDetail': { color: color.soft, fontStyle: 'normal' },
  '.cm-tooltip-hover': { padding: '8px 10px' },
  '.cm-hint': { whiteSpace: 'pre-wrap', margin: '0' },
  '.cm-diagnostic': { padding: '6px 10px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeft: `4px solid ${color.danger}` },
  '.cm-diagnostic-warning': { borderLeft: `4px solid ${color.warning}` },
  '.cm-lintRange-error': wave(color.danger),
  '.cm-lintRange-warning': wave(color.warning),
  '.cm-panels': { backgroundColor: color.sunken, color: color.ink, borderColor: color.line },
  '.cm-panels input, .cm-panels button': { ...surface, backgroundImage: 'none', padding: '4px 8px' },
  '.cm-searchMatch': { backgroundColor: 'transparent', outline: `1px solid ${color.warning}` },
  '.cm-searchMatch-selected': { backgroundColor: color.selection },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: color.accent },
  { tag: tags.string, color: color.text },
  { tag: [tags.number, tags.bool, tags.null], color: color.literal },
  { tag: [tags.punctuation, tags.brace, tags.squareBracket, tags.separator], color: color.soft },
]);

export const theme: Extension = [looks, syntaxHighlighting(colors)];
