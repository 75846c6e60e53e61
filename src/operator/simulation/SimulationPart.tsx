import { useEffect, useRef } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { usePaymentDesk } from '../payments/usePayments.ts';
import { PublishRefusal } from '../publication/PublishRefusal.tsx';
import { SimulatedFigures } from './SimulatedFigures.tsx';
import { useSimulation, type SimulationOrder } from './useSimulation.ts';
import './simulation.css';

/** What a promotion would have given in the last thirty days, asked for by a button; `begins`: at once. */
export const SimulationPart = ({ begins = false, ...order }: SimulationOrder & { begins?: boolean }) => {
  const desk = usePaymentDesk();
  const { cancel, data, error, isPending, mutate, reset } = useSimulation();
  const asked = useRef(false);
  useEffect(() => {
    if (begins && !asked.current) mutate(order);
    asked.current = true;
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);
  return (
    <section className="op-simulation" aria-labelledby="simulation-title">
      <header>
        <h2 id="simulation-title">{say('console.simulation.title')}</h2>
        <p className="op-quiet">{say('console.simulation.lead')}</p>
      </header>
      <div className="op-simulation-steps">
        <Button icon="history" busy={isPending} onPress={() => mutate(order)}>
          {isPending ? say('console.simulation.busy') : say('console.simulation.run')}
        </Button>
        {isPending && (
          <Button look="quiet" onPress={cancel}>
            {say('console.common.cancel')}
          </Button>
        )}
      </div>
      {error && (
        <PublishRefusal
          refusal={refusalOf(error)}
          invalid={say('console.simulation.invalid')}
          onFollow={reset}
          onAgain={() => mutate(order)}
        />
      )}
      <div aria-live="polite">
        {data && desk.data && <SimulatedFigures simulation={data} desk={desk.data} />}
      </div>
    </section>
  );
};
