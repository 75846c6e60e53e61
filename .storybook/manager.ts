import { createElement as h, useState, type FunctionComponent } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { DocumentPanel } from './document-panel/DocumentPanel.tsx';
import { WhyPanel } from './WhyPanel.tsx';

const ID = 'livery';
const panels = { document: `${ID}/document-panel`, why: `${ID}/why-panel` } as const;

/** True while a panel is the chosen one. Storybook draws all panels at once and calls each of them active. */
function useIsChosen(panel: string): boolean {
  // Read for its changes alone.
  useStorybookState();
  return useStorybookApi().getSelectedPanel() === panel;
}

/**
 * Stays mounted from its first showing on, to keep the edits. Not before: it reads and checks every document of the brand, which takes
 * longer than all else that a story needs.
 */
function DocumentOnceShown() {
  const isChosen = useIsChosen(panels.document);
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (isChosen && !wasChosen) setWasChosen(true);
  return wasChosen ? h(DocumentPanel) : null;
}

const WhyWhileShown = () => (useIsChosen(panels.why) ? h(WhyPanel) : null);

const addPanel = (id: string, title: string, content: FunctionComponent, hasScrollbar: boolean): void =>
  addons.add(id, {
    type: types.PANEL,
    title,
    render: ({ active = false }) => h(AddonPanel, { active, hasScrollbar, children: h(content) }),
  });

addons.register(ID, () => {
  addPanel(panels.document, 'Document', DocumentOnceShown, false);
  addPanel(panels.why, 'Why', WhyWhileShown, true);
});
