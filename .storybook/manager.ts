import { createElement as h } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { WhyPanel } from './WhyPanel.tsx';

const ID = 'livery';

addons.register(ID, () => {
  addons.add(`${ID}/why-panel`, {
    type: types.PANEL,
    title: 'Why',
    render: ({ active = false }) => h(AddonPanel, { active }, active && h(WhyPanel)),
  });
});
