import { announce } from '../../form-page.ts';
import { ours } from '../../forms/ours.tsx';

// Documents, rules, patterns and words reach a player's page as data too.
void announce(async (count, submitted) => {
  const answer = await fetch(`documents.json?n=${count}`);
  return ours(await answer.json(), submitted);
});
