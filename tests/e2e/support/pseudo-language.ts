import { pseudoLanguage, pseudoTexts } from '#engine/testing/pseudo-language.ts';
import type { Operator } from './admin.ts';

type Layer = Record<string, unknown>;

/** Adds a language that does not exist to a brand by three documents, as an operator does in the console. */
export async function addPseudoLanguage(operator: Operator, brand: string): Promise<void> {
  const { code, description } = pseudoLanguage;
  const { merged: english } = await operator.get(`/packs/${brand}/documents/texts/en`);
  const { merged } = await operator.get(`/packs/${brand}/documents/brand/main`);
  await operator.saveDraft(brand, `texts/${code}`, {
    kind: 'texts',
    id: code,
    name: description.name,
    texts: pseudoTexts((english as { texts: Record<string, string> }).texts),
  });
  const languages: Layer = await operator.layer(brand, 'languages/main');
  await operator.saveDraft(brand, 'languages/main', {
    ...languages,
    kind: 'languages',
    id: 'main',
    languages: { ...(languages['languages'] as object | undefined), [code]: description },
  });
  await operator.saveDraft(brand, 'brand/main', {
    ...(await operator.layer(brand, 'brand/main')),
    languages: [...(merged as { languages: string[] }).languages, code],
  });
  const { status, body } = await operator.publish(brand, 'A language that does not exist');
  if (status !== 200) throw new Error(`The language was refused: ${JSON.stringify(body).slice(0, 2000)}`);
}
