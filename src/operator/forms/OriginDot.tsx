import { valueWords } from '../changes/describe-values.ts';
import type { Json } from '#engine/json/json.ts';
import { say } from '../language/say.ts';
import type { Inheritance } from '../documents/origin.ts';

/** Marks a value that this pack sets itself. */
export const OriginDot = ({ origin }: { origin: Inheritance }) => {
  if (!origin.set || origin.layer === undefined) return null;
  const words = say('console.inheritance.setDot', {
    layer: origin.layer,
    value: valueWords(origin.value as Json | undefined),
  });
  return (
    <span className="op-origin" title={words}>
      <span className="op-unseen">{words}</span>
    </span>
  );
};
