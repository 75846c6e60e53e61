import { describe, expect, it } from 'vitest';
import type { DocumentsByName } from '#contract/generated/documents.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { deskFields } from './desk-fields.ts';

describe('the fields that operators see of members', () => {
  it('are called as on the form, with the numbers and the link of their labels', () => {
    const documents = brandDocuments();
    const form = documents['form/register'] as DocumentsByName['form'];
    Object.assign(form.fields['termsAgreement'] ?? {}, {
      textValues: { age: 'agreementAge' },
      link: { label: 'link.terms', action: { do: 'reload' } },
    });
    Object.assign((documents['constants/main'] as DocumentsByName['constants']).constants, {
      agreementAge: 21,
    });
    documents['texts/en'] = {
      kind: 'texts',
      id: 'en',
      texts: { 'field.termsAgreement': 'I am {{age}} and accept the {{link}}.', 'link.terms': 'terms' },
    } as DocumentsByName['texts'];
    const fields = deskFields({ brand: 'alpha', seq: 1, documents });
    expect(fields.find(({ field }) => field === 'termsAgreement')?.label).toBe(
      'I am 21 and accept the terms.',
    );
    expect(fields.map(({ field }) => field)).toEqual([
      'mobileNum',
      'email',
      'affiliateCode',
      'termsAgreement',
    ]);
  });
});
