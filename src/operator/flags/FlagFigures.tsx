import { useQuery } from '@tanstack/react-query';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { FlagStrategy } from '#engine/flags/flag.ts';
import { own } from '#engine/json/json.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { dayText, percentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { compare, enough, rateOf } from './chance.ts';

type Figures = AdminCallTypes['flagFigures']['value']['figures'][number];
const outcomes = ['pressed', 'registered', 'deposited'] as const;

/** Refetch interval in milliseconds. */
const lookAgain = 30_000;

const none = { met: 0, pressed: 0, registered: 0, deposited: 0 };

type Counts = Pick<Figures, 'met' | (typeof outcomes)[number]>;

const comparedWith = (first: Counts, figures: Counts, what: (typeof outcomes)[number]) =>
  compare({ hits: first[what], all: first.met }, { hits: figures[what], all: figures.met });

const Outcome = ({
  what,
  figures,
  first,
}: {
  what: (typeof outcomes)[number];
  figures: Counts;
  /** Of the first variant; undefined for that one itself. */
  first: Counts | undefined;
}) => {
  const rate = rateOf(figures[what], figures.met);
  if (!rate) return <td className="op-quiet">{say('console.flags.figures.nobody')}</td>;
  const compared = first && comparedWith(first, figures, what);
  return (
    <td>
      {say('console.flags.figures.rate', {
        number: wholeText(figures[what]),
        rate: percentText(rate.share),
        low: percentText(rate.low),
        high: percentText(rate.high),
      })}
      {compared && (
        <span className="op-quiet op-flag-compared">{say(`console.flags.figures.${compared}`)}</span>
      )}
    </td>
  );
};

/** What became of the browsers that met each variant, compared with the first, and the choice of one for all. */
export const FlagFigures = ({
  id,
  name,
  flag,
  isDisabled,
  onChoose,
  onAgain,
}: {
  id: string;
  name: string;
  flag: FlagStrategy;
  isDisabled: boolean;
  /** Gives everybody this variant. */
  onChoose: (variant: string) => void;
  /** Deals the variants anew, with figures from nothing. */
  onAgain: () => void;
}) => {
  const { api } = useAdmin();
  const { pack, abstract } = usePack();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['flag-figures', pack],
    queryFn: () => api.call('flagFigures', { params: { pack } }),
    refetchInterval: lookAgain,
    retry: false,
    enabled: !abstract,
  });
  if (abstract) return <p className="op-quiet">{say('console.flags.figures.ofBrands')}</p>;
  if (isPending) return <Loading rows={2} />;
  const refusal = error && refusalOf(error);
  if (refusal && refusal.code !== 'UNKNOWN_BRAND')
    return <RefusalNotice refusal={refusal} onRetry={() => void refetch()} />;
  const run = flag.run ?? 1;
  const ofFlag = (data?.figures ?? []).filter((row) => row.flag === id && row.run === run);
  const { order = [], items = {} } = flag.variants ?? {};
  const of = (variant: string) => ofFlag.find((row) => row.variant === variant) ?? none;
  const [first] = order;
  const days = {
    from: ofFlag.map(({ since }) => since).sort()[0],
    until: ofFlag
      .map(({ until }) => until)
      .sort()
      .at(-1),
  };
  const isFew = order.some((variant) =>
    outcomes.some((what) => variant !== first && comparedWith(of(first ?? ''), of(variant), what) === 'few'),
  );
  return (
    <section className="op-flag-figures" aria-label={say('console.flags.figures.title', { name })}>
      <h3>{say('console.flags.figures.title', { name })}</h3>
      {ofFlag.length === 0 && <p className="op-quiet">{say('console.flags.figures.none')}</p>}
      {days.from !== undefined && days.until !== undefined && (
        <p className="op-quiet">
          {say('console.flags.figures.days', { from: dayText(days.from), until: dayText(days.until) })}
        </p>
      )}
      {ofFlag.length > 0 && (
        <DataTable
          columns={[
            say('console.flags.variant'),
            say('console.flags.figures.met'),
            ...outcomes.map((what) => say(`console.flags.figures.${what}`)),
            say('console.flags.figures.forAll'),
          ]}
        >
          {order.map((variant) => {
            const title = own(items, variant)?.name ?? variant;
            return (
              <tr key={variant}>
                <th scope="row">
                  {title}
                  {variant === first && order.length > 1 && (
                    <span className="op-quiet op-flag-compared">{say('console.flags.figures.first')}</span>
                  )}
                </th>
                <td>{wholeText(of(variant).met)}</td>
                {outcomes.map((what) => (
                  <Outcome
                    key={what}
                    what={what}
                    figures={of(variant)}
                    first={variant === first ? undefined : of(first ?? '')}
                  />
                ))}
                <td>
                  <Button
                    isDisabled={isDisabled}
                    aria-label={say('console.flags.figures.chooseOf', { name: title })}
                    onPress={() => onChoose(variant)}
                  >
                    {say('console.flags.figures.choose')}
                  </Button>
                </td>
              </tr>
            );
          })}
        </DataTable>
      )}
      <p className="op-hint">{say('console.flags.figures.hint')}</p>
      {ofFlag.length > 0 && isFew && (
        <p className="op-hint">{say('console.flags.figures.fewHint', { least: wholeText(enough) })}</p>
      )}
      {!isDisabled && ofFlag.length > 0 && (
        <Button look="quiet" icon="reset" onPress={onAgain}>
          {say('console.flags.figures.again')}
        </Button>
      )}
    </section>
  );
};
