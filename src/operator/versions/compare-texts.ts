/** Words about comparing versions. */
export const compareTexts = {
  title: 'Compare versions',
  lead: 'What one version says and the other does not. What is inherited is told as the packs below say it today.',
  withLive: 'Compare with live',
  openOf: (version: number) => ` version ${version}`,
  compare: 'Compare versions',
  from: 'From',
  to: 'To',
  drafts: 'Drafts',
  draftsHint: 'As edited now, not published',
  version: (version: number) => `Version ${version}`,
  swap: 'Swap',
  same: 'Both say the same.',
  changes: 'What changes',
  documents: 'Documents that differ',
  back: 'Back to history',
} as const;
