import type { ReactNode } from 'react';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { pictureAddress } from './calls.ts';

/** Card of a deposit or withdrawal: amount, state, facts, pictures, and actions. */
export const PaymentCard = ({
  amount,
  state,
  calls,
  facts,
  pictures,
  pictureAt,
  nameOf,
  children,
}: {
  amount: string;
  state: string;
  /** Waits for an operator. */
  calls: boolean;
  facts: readonly (readonly [name: string, value: string | null])[];
  pictures: readonly string[];
  /** Address of a picture; that of receipts and proofs unless given. */
  pictureAt?: (picture: string) => string;
  nameOf: (number: number) => string;
  children?: ReactNode;
}) => {
  const { pack } = usePack();
  const addressOf = pictureAt ?? ((picture: string) => pictureAddress(pack, picture));
  return (
    <li className="op-payment" data-calls={calls || undefined}>
      <header>
        <h2>{amount}</h2>
        <span className="op-payment-state">{state}</span>
      </header>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {pictures.length > 0 && (
        <ul className="op-payment-pictures">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a href={addressOf(picture)} target="_blank" rel="noreferrer">
                <img src={addressOf(picture)} alt={nameOf(index + 1)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
};
