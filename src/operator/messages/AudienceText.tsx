import { useMemo } from 'react';
import type { Json } from '#engine/json/json.ts';
import { useFactCatalogue } from '../conditions/use-fact-catalogue.ts';
import { readCondition } from '../conditions/condition-query.ts';
import { conditionWords } from '../conditions/sentence.ts';
import { say } from '../language/say.ts';

/** Who an audience is, as a sentence. */
export const AudienceText = ({ audience }: { audience: Json | null }) => {
  const catalogue = useFactCatalogue();
  const words = useMemo(
    () =>
      audience === null
        ? say('console.messages.toAll')
        : conditionWords(readCondition(audience, catalogue), catalogue),
    [audience, catalogue],
  );
  return (
    <p>
      <strong>{say('console.messages.to')}:</strong> {words}
    </p>
  );
};
