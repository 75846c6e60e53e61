import type { FlagsDocument } from '#contract/generated/documents.ts';
import { evaluate } from '#engine/conditions/conditions.ts';
import { factsOfFlags, hasStrategies, settledFlags, utcMinute, type FlagViewer } from '#engine/flags/flag.ts';
import { whoKnows } from '#engine/flags/known-facts.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { bucketIn } from '#server/http/visitor-bucket.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { askedMember } from './asked-member.ts';
import { lookerFacts, type Looker } from './looker-facts.ts';

type Flags = FlagsDocument['flags'];

/** Brands with the flags of those who call, by what these are: few, since browsers differ in no more than their flags. */
const settledBrands = new WeakMap<LiveBrand, Map<string, LiveBrand>>();
const settledMax = 256;

/** The document before its flags were settled. */
const written = new WeakMap<LiveBrand, Flags>();

/** The flags of a brand as its document has them, of a call's brand too. */
const writtenFlags = (brand: LiveBrand): Flags =>
  written.get(brand) ?? documentOf(brand, 'flags')?.flags ?? {};

function withFlags(brand: LiveBrand, flags: Flags): LiveBrand {
  const document = documentOf(brand, 'flags');
  if (!document) return brand;
  const known = settledBrands.get(brand) ?? new Map<string, LiveBrand>();
  settledBrands.set(brand, known);
  const key = JSON.stringify(flags);
  const found = known.get(key);
  if (found) return found;
  const made = { ...brand, documents: { ...brand.documents, 'flags/main': { ...document, flags } } };
  written.set(made, document.flags);
  if (known.size >= settledMax) known.clear();
  known.set(key, made);
  return made;
}

/** True where a condition of these flags reads what only the server knows of a member. */
const asksServer = (flags: Flags): boolean => factsOfFlags(flags).some((fact) => whoKnows(fact) === 'server');

type Asking = Pick<CallContext, 'gateway' | 'brand' | 'language' | 'now' | 'headers'>;

const lookerOf = ({ gateway, language, headers }: Asking, session: Session | undefined): Looker => ({
  headers,
  countryHeader: gateway.countryHeader,
  language,
  type: session?.type,
});

/** Whoever calls, to flags. What the server alone knows of a member is read where a flag asks for it. */
async function viewerOf(asking: Asking, session: Session | undefined): Promise<FlagViewer> {
  const facts = lookerFacts(lookerOf(asking, session));
  const { gateway, brand, now } = asking;
  const ofMember =
    session && asksServer(writtenFlags(brand))
      ? await askedMember(gateway.db, brand, { memberId: session.memberId, now })
      : () => undefined;
  return {
    bucket: bucketIn(asking.headers['cookie']),
    minute: () => utcMinute(now.toISOString()),
    fact: (name) => (whoKnows(name) === 'page' ? facts(name) : ofMember(name)),
  };
}

/** A condition that reads what only the server knows of members is for nobody else. */
const forMembers = (flags: Flags): Flags =>
  Object.fromEntries(
    Object.entries(flags).map(([id, flag]) => [
      id,
      typeof flag === 'object' && asksServer({ [id]: flag }) ? false : flag,
    ]),
  );

/** The brand as a call sees it: each flag is on or off for whoever makes it, and has no variant but the one of that player. */
export async function brandOfCaller(asking: Asking, session: Session | undefined): Promise<LiveBrand> {
  const flags = documentOf(asking.brand, 'flags')?.flags;
  if (!flags || !hasStrategies(flags)) return asking.brand;
  const viewer = await viewerOf(asking, session);
  return withFlags(asking.brand, settledFlags(session ? flags : forMembers(flags), viewer));
}

/** Flags whose condition the server alone can decide and that holds for the member who asks. */
export async function flagsHeld(asking: Asking, session: Session): Promise<string[]> {
  const flags = writtenFlags(asking.brand);
  const asked = Object.entries(flags).flatMap(([id, flag]) =>
    typeof flag === 'object' && asksServer({ [id]: flag }) ? [{ id, when: flag.when }] : [],
  );
  if (asked.length === 0) return [];
  const { fact } = await viewerOf(asking, session);
  return asked.filter(({ when }) => evaluate(when, fact)).map(({ id }) => id);
}
