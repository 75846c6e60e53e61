/** The panel of the member centre with every bet ever made. */
export const bettingRecordPanel = 'personalHistoryCopy';
