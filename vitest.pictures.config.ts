import { storiesConfig } from './vitest.stories.config.ts';

/** All reference pictures, those of the full run too. */
export default storiesConfig({ full: true, pictures: true });
