import type { Command, EditorState } from 'prosemirror-state';
import type { ReactNode } from 'react';
import { Group, ToggleButton, Toolbar, Tooltip, TooltipTrigger } from 'react-aria-components';
import { say } from '../language/say.ts';
import { hasLook, keysOfLooks, linkAt, toggleLook, type Look } from './rich-commands.ts';

const drawing = (path: string): ReactNode => (
  <svg className="op-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
);

const dots = 'M4 5v.01M4 10v.01M4 15v.01';
const lines = 'M8 5h8.500M8 10h8.500M8 15h8.500';
const signs: Readonly<Record<Look, ReactNode>> = {
  heading2: 'H2',
  heading3: 'H3',
  heading4: 'H4',
  bold: <b>B</b>,
  italic: <i>I</i>,
  bullets: drawing(`${dots}${lines}`),
  numbers: drawing(`M3.200 4l1.300-.8v4M3 13.300c.8-1.200 2.500-.7 2 .7L3 17h2.500${lines}`),
  quote: drawing('M4.500 4v12M8 6.500h8.500M8 10h8.500M8 13.500h5'),
};

const groups: readonly (readonly Look[])[] = [
  ['heading2', 'heading3', 'heading4'],
  ['bold', 'italic'],
  ['bullets', 'numbers', 'quote'],
];

const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);
const keysText = (keys: string): string =>
  keys
    .replace('Mod', isMac ? '⌘' : 'Ctrl')
    .split('-')
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join('+');

/** Buttons of a text's looks: one stop of Tab, arrows go on among them. */
export const RichTextToolbar = ({
  label,
  state,
  isLinking,
  onRun,
  onLink,
}: {
  /** Of the text. */
  label: string;
  state: EditorState;
  isLinking: boolean;
  onRun: (command: Command) => void;
  onLink: () => void;
}) => (
  <Toolbar className="op-rich-tools" aria-label={say('console.richText.looks', { label })}>
    {groups.map((looks) => (
      <Group key={looks[0]} className="op-rich-group">
        {looks.map((look) => (
          <Tool
            key={look}
            name={say(`console.richText.${look}`)}
            keys={keysOfLooks[look]}
            isOn={hasLook(state, look)}
            onPress={() => onRun(toggleLook(look))}
          >
            {signs[look]}
          </Tool>
        ))}
      </Group>
    ))}
    <Tool
      name={say('console.richText.link')}
      keys="Mod-k"
      isOn={isLinking || linkAt(state) !== undefined}
      onPress={onLink}
    >
      {drawing(
        'M8.500 11.500l3-3M9 6.500l1.800-1.800a3.200 3.200 0 0 1 4.500 4.500L13.500 11M11 13.500l-1.800 1.800a3.200 3.200 0 0 1-4.500-4.500L6.500 9',
      )}
    </Tool>
  </Toolbar>
);

const Tool = ({
  name,
  keys,
  isOn,
  onPress,
  children,
}: {
  name: string;
  keys: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <TooltipTrigger delay={500}>
    <ToggleButton className="op-segment" aria-label={name} isSelected={isOn} onChange={onPress}>
      {children}
    </ToggleButton>
    <Tooltip className="op-tooltip" offset={6}>
      {name} ({keysText(keys)})
    </Tooltip>
  </TooltipTrigger>
);
