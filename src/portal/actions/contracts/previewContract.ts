import { contractViews } from '../../contracts/load-views.ts';
import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

const lazyContractAction = lazyActions({
  bring: () => fetchCode(contractViews),
  flowsOf: ({ contractFlows }) => contractFlows,
});

/** Asks what the contract of a form would have paid. What is given on has the period and form of the own contract. */
export const action = lazyContractAction('previewContract', {
  initial: ({ calls }, about) => {
    const loaded = calls.read('contractInfo', {});
    if (about?.['kind'] !== 'dividend' || loaded.state !== 'ready') return {};
    const terms = loaded.value.infos
      .find(({ kind }) => kind === 'dividend')
      ?.own.find(({ state }) => state === 'ACTIVE')?.terms;
    return terms?.kind === 'dividend' ? { period: terms.period, form: terms.form } : {};
  },
});
