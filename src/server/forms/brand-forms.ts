import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { FactReader } from '#engine/conditions/conditions.ts';
import { isOnForAll, variantOf, type FlagViewer } from '#engine/flags/flag.ts';
import { fieldSpecs, formRules, type FieldSpec, type FormData } from '#engine/forms/index.ts';
import { own } from '#engine/json/json.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { catalogueOf } from '#server/games/catalogue.ts';
import type { Member } from '#server/members/members.ts';
import { isAgent, isGuest } from '#server/members/member-type.ts';

/** The forms whose values calls of this gateway take. */
export type FormId =
  | 'register'
  | 'login'
  | 'changePassword'
  | 'forgotPassword'
  | 'changeEmail'
  | 'changeMobile'
  | 'paymentPassword'
  | 'nickname'
  | OrderForm;

/** The forms of calls that make something, or move money. */
export type OrderForm =
  | 'deposit'
  | 'withdrawal'
  | 'payoutAccount'
  | 'removePayoutAccount'
  | 'depositReceipt'
  | 'withdrawalAnswer'
  | 'limit'
  | 'realityCheck'
  | 'timeOut'
  | 'selfExclusion'
  | 'walletTransfer'
  | 'walletCollect'
  | 'memberTransfer'
  | 'redeem'
  | 'redeemGoods'
  | 'convertPoints'
  | 'promotionApplication'
  | 'promotionCode'
  | 'feedback';

type FormDocuments = {
  form: FormDocument | undefined;
  rules: RulesDocument | undefined;
  patterns: PatternsDocument | undefined;
};

const rulesOf = (brand: LiveBrand, id: string): RulesDocument | undefined =>
  brand.documents[`rules/${id}`] as RulesDocument | undefined;

/** Live documents that define a form: form, rules, patterns. */
export function formDocuments(brand: LiveBrand, id: FormId): FormDocuments {
  const form = brand.documents[`form/${id}`] as FormDocument | undefined;
  return { form, rules: rulesOf(brand, form?.rules ?? id), patterns: documentOf(brand, 'patterns') };
}

const visitor: Readonly<Record<string, unknown>> = {
  'session.loggedIn': false,
  'member.type': -1,
  'member.isAgent': false,
  'member.isGuest': false,
};

/** Member that fills in a form. */
type Filler = Pick<Member, 'type' | 'own'>;

const ownFact = 'own.';

const knownOf = ({ type }: Filler): Readonly<Record<string, unknown>> => ({
  'session.loggedIn': true,
  'member.type': type,
  'member.isAgent': isAgent(type),
  'member.isGuest': isGuest(type),
});

const flagsIn = (brand: LiveBrand) => documentOf(brand, 'flags')?.flags ?? {};

/** A call has the flags of whoever makes it, so that nothing more is asked. */
const nobody: FlagViewer = { bucket: undefined, minute: () => 0, fact: () => undefined };

/** The facts about a visitor or a member that a page has too; what only a page knows (its path, its theme) stays unknown. */
const factsOf =
  ({ brand, language }: Pick<CallContext, 'brand' | 'language'>, filler: Filler | undefined): FactReader =>
  (name) => {
    if (name.startsWith(ownFact)) return filler && own(filler.own, name.slice(ownFact.length));
    const [family, member = ''] = name.split('.');
    if (name === 'language') return language;
    if (family === 'flags') return isOnForAll(flagsIn(brand)[member]);
    if (family === 'variant') return variantOf(member, flagsIn(brand)[member], nobody);
    if (family === 'vendors')
      return catalogueOf(brand).vendors.filter(({ item }) => item.gameType === member).length;
    return (filler ? knownOf(filler) : visitor)[name];
  };

/** The fields of a brand's form as the page shows them to a visitor, or to a member; undefined when there is no such form. */
export function formSpecs(
  context: Pick<CallContext, 'brand' | 'language'>,
  id: FormId,
  {
    mode,
    usualRules,
    filler,
    data,
    chosen,
  }: {
    /** One of the form's modes; ignored by a form without it. */
    mode?: string | undefined;
    /** Rules of fields for which the brand has none. */
    usualRules?: RulesDocument['fields'] | undefined;
    /** The member who is logged in. */
    filler?: Filler | undefined;
    /** The sources of the form, and the values that choose among them. */
    data?: FormData | undefined;
    chosen?: Readonly<Record<string, unknown>> | undefined;
  } = {},
): FieldSpec[] | undefined {
  const { form, patterns } = formDocuments(context.brand, id);
  if (!form) return undefined;
  const rules = formRules({ ...form, rules: form.rules ?? id }, (of) => rulesOf(context.brand, of));
  return fieldSpecs({
    form,
    rules: { fields: { ...usualRules, ...rules?.fields } },
    patterns,
    facts: factsOf(context, filler),
    constants: documentOf(context.brand, 'constants')?.constants ?? {},
    data,
    chosen,
    ...(mode !== undefined && form.modes && Object.hasOwn(form.modes, mode) ? { mode } : {}),
  });
}
