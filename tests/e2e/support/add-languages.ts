import type { Operator } from './admin.ts';

/** Has a demo brand offer further languages of the base; its own words stand in English there. */
export async function addLanguages(
  operator: Operator,
  brand: string,
  codes: readonly string[],
): Promise<void> {
  const { merged } = await operator.get(`/packs/${brand}/documents/brand/main`);
  const { languages } = merged as { languages: string[] };
  const further = codes.filter((code) => !languages.includes(code));
  const { texts } = await operator.layer(brand, 'texts/en');
  for (const code of further)
    await operator.saveDraft(brand, `texts/${code}`, { kind: 'texts', id: code, texts });
  await operator.saveDraft(brand, 'brand/main', {
    ...(await operator.layer(brand, 'brand/main')),
    languages: [...languages, ...further],
  });
  const { status, body } = await operator.publish(brand, 'More languages');
  if (status !== 200) throw new Error(`The languages were refused: ${JSON.stringify(body).slice(0, 2000)}`);
}
