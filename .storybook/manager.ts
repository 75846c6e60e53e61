import { createElement as h, Fragment } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { DocumentPanel } from './document-panel/DocumentPanel.tsx';
import { WhyPanel } from './WhyPanel.tsx';

const ID = 'livery';

addons.register(ID, () => {
  // Stays mounted while another panel shows, to keep the edits.
  addons.add(`${ID}/document-panel`, {
    type: types.PANEL,
    title: 'Document',
    render: ({ active = false }) =>
      h(AddonPanel, { active, hasScrollbar: false, children: h(DocumentPanel) }),
  });
  addons.add(`${ID}/why-panel`, {
    type: types.PANEL,
    title: 'Why',
    render: ({ active = false }) =>
      h(AddonPanel, { active, children: h(Fragment, {}, active && h(WhyPanel)) }),
  });
});
