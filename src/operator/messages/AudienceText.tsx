import { useMemo } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { factCatalogue } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { useBrandFacts } from '../conditions/use-brand-facts.ts';
import { readCondition } from '../conditions/condition-query.ts';
import { conditionWords } from '../conditions/sentence.ts';
import { say } from '../language/say.ts';

/** Who an audience is, as a sentence. */
export const AudienceText = ({ audience }: { audience: Json | null }) => {
  const ofBrand = useBrandFacts();
  const words = useMemo(() => {
    if (audience === null) return say('console.messages.toAll');
    const catalogue = factCatalogue(schemaIndex, {}, ofBrand);
    return conditionWords(readCondition(audience, catalogue), catalogue);
  }, [audience, ofBrand]);
  return (
    <p>
      <strong>{say('console.messages.to')}:</strong> {words}
    </p>
  );
};
