import { Link } from 'react-router-dom';
import { isJsonObject, own } from '#engine/json/json.ts';
import { splitKey } from '#engine/packs.ts';
import { say } from '../language/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { isChanged, type WorkspaceState } from '../workspace/state.ts';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

const steps = ['logo', 'colours', 'texts', 'languages', 'publish'] as const;
type Step = (typeof steps)[number];

/** Steps that the layers of a new brand say are done; its words are its own once some of them are drafted. */
function stepsDone(drafts: WorkspaceState['drafts']): Step[] {
  const brand = own(drafts, 'brand/main')?.layer ?? {};
  const ofKind = (wanted: string) =>
    Object.entries(drafts).flatMap(([key, draft]) => (splitKey(key).kind === wanted ? [draft] : []));
  const isDone: Record<Step, boolean> = {
    logo: isJsonObject(own(brand, 'logo')),
    colours: ofKind('theme').some(({ layer }) => layer !== null),
    texts: ofKind('texts').some(isChanged),
    languages: own(brand, 'languages') !== undefined,
    publish: false,
  };
  return steps.filter((step) => isDone[step]);
}

/** What makes a new brand one's own, until something of it is published. */
export const FirstSteps = () => {
  const { pack } = usePack();
  const { drafts } = useWorkspaceState();
  const done = stepsDone(drafts);
  const addresses: Record<Step, string> = {
    logo: `/${pack}/theme?part=logo`,
    colours: `/${pack}/theme`,
    texts: `/${pack}/texts`,
    languages: `/${pack}/texts?new=language`,
    publish: `/${pack}/impact`,
  };
  return (
    <section className="op-overview-card" aria-labelledby="first-title">
      <h2 id="first-title">{say('console.overview.first')}</h2>
      <p className="op-quiet">{say('console.overview.firstLead')}</p>
      <ol className="op-overview-steps">
        {steps.map((step) => (
          <li key={step} data-done={done.includes(step)}>
            {done.includes(step) ? <Icon name="check" /> : <span className="op-overview-open" />}
            <Link className="op-link" to={addresses[step]}>
              {say(`console.overview.steps.${step}`)}
            </Link>
            {done.includes(step) && <span className="op-unseen">{say('console.overview.done')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
};
