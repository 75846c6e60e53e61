import {
  baseKeymap,
  chainCommands,
  exitCode,
  setBlockType,
  toggleMark as toggle,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Mark, MarkType, Node as RichNode, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

/** Looks that a paragraph, words or a list may have. */
export type Look = 'heading2' | 'heading3' | 'heading4' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote';

const headings: Partial<Record<Look, number>> = { heading2: 2, heading3: 3, heading4: 4 };
const ofWords: Partial<Record<Look, MarkType>> = { bold: marks.strong, italic: marks.em };
const lists: Partial<Record<Look, NodeType>> = { bullets: nodes.bullet_list, numbers: nodes.ordered_list };

/** Innermost node of these types around the selection, with its place. */
function around(state: EditorState, types: readonly NodeType[]): { node: RichNode; at: number } | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

const hasMark = (state: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

/** Whether the selection has a look, as its button shows. */
export function hasLook(state: EditorState, look: Look): boolean {
  const { parent } = state.selection.$from;
  const level = headings[look];
  if (level !== undefined) return parent.type === nodes.heading && parent.attrs['level'] === level;
  const mark = ofWords[look];
  if (mark) return hasMark(state, mark);
  const list = lists[look];
  if (list) return around(state, [nodes.bullet_list, nodes.ordered_list])?.node.type === list;
  return around(state, [nodes.blockquote]) !== undefined;
}

/** Makes a list of the selection, another kind of the list around it, or paragraphs of its items. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, [nodes.bullet_list, nodes.ordered_list]);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, type));
    return true;
  };

/** Takes away a quotation around the selection. */
const unquote: Command = (state, dispatch) => {
  const quote = around(state, [nodes.blockquote]);
  if (!quote) return false;
  const { at, node } = quote;
  dispatch?.(state.tr.replaceWith(at, at + node.nodeSize, node.content));
  return true;
};

/** Gives the selection a look, or takes it away. */
export function toggleLook(look: Look): Command {
  const level = headings[look];
  if (level !== undefined)
    return (state, dispatch) =>
      hasLook(state, look)
        ? setBlockType(nodes.paragraph)(state, dispatch)
        : setBlockType(nodes.heading, { level })(state, dispatch);
  const mark = ofWords[look];
  if (mark) return toggle(mark);
  const list = lists[look];
  return list ? toggleList(list) : chainCommands(unquote, wrapIn(nodes.blockquote));
}

/** The link at the selection, with all words that it holds. */
export function linkAt(state: EditorState): { mark: Mark; from: number; to: number } | undefined {
  const { $from } = state.selection;
  const { parent } = $from;
  let found: { mark: Mark; from: number; to: number } | undefined;
  parent.forEach((node, offset) => {
    const mark = marks.link.isInSet(node.marks);
    const [from, to] = [$from.start() + offset, $from.start() + offset + node.nodeSize];
    if (!mark || (found && found.to >= $from.pos && !(found.to === from && found.mark.eq(mark)))) return;
    if (found?.to === from && found.mark.eq(mark)) found = { ...found, to };
    else if (from <= $from.pos) found = { mark, from, to };
  });
  return found && found.to >= $from.pos ? found : undefined;
}

/** Links the selected words, or the words of the link around it; without any it writes the address. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const { from, to } = selection.empty ? (linkAt(state) ?? selection) : selection;
    const mark = marks.link.create({ href });
    if (from === to) tr.insert(from, richSchema.text(href, [mark]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr);
    return true;
  };

/** Takes away the link at the selection, whose words stay. */
export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state);
  if (link) dispatch?.(state.tr.removeMark(link.from, link.to, marks.link));
  return link !== undefined;
};

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Keys of each look; `Mod` is Command on a Mac, else Ctrl. */
export const keysOfLooks: Readonly<Record<Look, string>> = {
  heading2: 'Mod-Alt-2',
  heading3: 'Mod-Alt-3',
  heading4: 'Mod-Alt-4',
  bold: 'Mod-b',
  italic: 'Mod-i',
  bullets: 'Mod-Shift-8',
  numbers: 'Mod-Shift-7',
  quote: 'Mod-Shift-9',
};

/** Undo and keys of the editor. Tab stays with the page, whose keyboard users could not leave otherwise. */
export const richPlugins = (): Plugin[] => [
  history(),
  keymap(
    Object.fromEntries(
      Object.entries(keysOfLooks).map(([look, keys]) => [keys, toggleLook(look as Look)] as const),
    ),
  ),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-u': toggle(marks.u),
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    'Shift-Enter': lineBreak,
    'Mod-[': liftListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    Enter: chainCommands(splitListItem(nodes.list_item), liftListItem(nodes.list_item)),
  }),
  keymap(baseKeymap),
];
