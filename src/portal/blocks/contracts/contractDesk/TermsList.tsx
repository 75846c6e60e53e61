import type { ContractTerms } from '#play/contracts/terms.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Money } from '#portal/format/use-money.ts';
import { tierWords } from './contract-words.ts';

/** The terms of a contract: how it counts, and a line for each tier. */
export function TermsList({
  terms,
  money,
  met,
  membersMin = 0,
}: {
  terms: ContractTerms;
  money: Money;
  /** Tier that was met, from 1. */
  met?: number | null | undefined;
  /** Active members without whom the brand pays no dividend, where a tier asks for fewer. */
  membersMin?: number | undefined;
}) {
  const say = useText();
  return (
    <div className="lv-terms">
      {terms.kind === 'dividend' && (
        <p className="lv-terms-how">
          {say(`contracts.period.${terms.period}`)} · {say(`contracts.form.${terms.form}`)}
        </p>
      )}
      {terms.kind === 'dividend' && terms.tiers.some(({ members }) => members < membersMin) && (
        <p className="lv-terms-how">{say('contracts.terms.members', { count: membersMin })}</p>
      )}
      <ol>
        {terms.tiers.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tier is known by its place
          <li key={index} data-met={met === index + 1 || undefined}>
            {tierWords(terms, index, { say, money })}
            {met === index + 1 && <strong> {say('contracts.met')}</strong>}
          </li>
        ))}
      </ol>
    </div>
  );
}
