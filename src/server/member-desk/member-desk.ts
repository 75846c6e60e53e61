import { documentOf, zoneOf } from '#server/brands/documents.ts';
import type { Readable } from 'node:stream';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { own } from '#engine/json/json.ts';
import type { Brands } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { alwaysSearched, deskFields, type DeskField } from './desk-fields.ts';
import { searchMembers, type PageCursor } from './search-members.ts';
import { labelsOf } from './labels.ts';
import { tagsOf } from './tags.ts';
import { membersCsv } from './members-csv.ts';

const pageSize = 50;

/** Operators' view of a brand's members; undefined for an unknown brand or member. */
export type MemberDesk = {
  about(brand: string): Promise<Omit<Desk, 'exports' | 'writes'> | undefined>;
  search(brand: string, asked: AdminCallTypes['memberSearch']['body']): Promise<MemberPage | undefined>;
  find(brand: string, id: string): Promise<AdminCallTypes['memberRead']['value'] | undefined>;
  csv(brand: string): Promise<Readable | undefined>;
};

type Desk = AdminCallTypes['memberDesk']['value'];
type MemberPage = AdminCallTypes['memberSearch']['value'];

const placeText = ({ registered_at, id }: Pick<Member, 'registered_at' | 'id'>): string =>
  `${registered_at.toISOString()}~${id}`;

/** Parses `placeText`; any other text starts at the beginning. */
function placeOf(text: string | undefined): PageCursor | undefined {
  const [at = '', id = ''] = text?.split('~') ?? [];
  const registeredAt = new Date(at);
  return Number.isNaN(registeredAt.getTime()) ? undefined : { registeredAt, id };
}

const keptOf = (member: Pick<Member, 'profile' | 'own'>, field: Pick<DeskField, 'field' | 'own'>) =>
  own(field.own ? member.own : member.profile, field.field);

const head = (
  member: Pick<Member, 'id' | 'account' | 'nickname' | 'type' | 'registered_at' | 'last_login_at'>,
) => ({
  id: member.id,
  account: member.account,
  nickname: member.nickname,
  type: member.type,
  registeredAt: member.registered_at.toISOString(),
  lastLoginAt: member.last_login_at?.toISOString() ?? null,
});

/** Every value that is kept of a member: those of the forms with their words, then what no form asks any more. */
function entriesOf(fields: readonly DeskField[], member: Pick<Member, 'profile' | 'own'>) {
  const asked = fields.flatMap((field) => {
    const value = keptOf(member, field);
    return value === undefined
      ? []
      : [{ field: field.field, own: field.own, label: field.label, value: field.say(value) }];
  });
  const known = new Set(fields.map((field) => `${field.own} ${field.field}`));
  const rest = [
    ...Object.entries(member.profile).map(([field, value]) => ({ field, own: false, label: field, value })),
    ...Object.entries(member.own).map(([field, value]) => ({ field, own: true, label: field, value })),
  ];
  return [...asked, ...rest.filter((entry) => !known.has(`${entry.own} ${entry.field}`))];
}

/** The members of this platform's brands, for the console. */
export function createMemberDesk({ db, brands }: { db: Db; brands: Pick<Brands, 'live'> }): MemberDesk {
  return {
    async about(name) {
      const brand = await brands.live(name);
      if (!brand) return undefined;
      const searched = deskFields(brand).filter(({ searchable }) => searchable);
      const { defaultLanguage = 'en', languages = [] } = documentOf(brand, 'brand') ?? {};
      return {
        timeZone: zoneOf(brand),
        languages: [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)],
        searched: searched.map(({ field, own: isOwn, label }) => ({ field, own: isOwn, label })),
      };
    },
    async search(name, { text = '', after }) {
      const brand = await brands.live(name);
      if (!brand) return undefined;
      const searched = deskFields(brand).filter(({ searchable }) => searchable);
      const found = await searchMembers(db, name, {
        text,
        fields: [...new Set([...alwaysSearched, ...searched.map(({ field }) => field)])],
        choices: searched.flatMap(({ field, options }) =>
          Object.entries(options).map(([value, label]) => ({ field, value, label })),
        ),
        after: placeOf(after),
        limit: pageSize + 1,
      });
      const page = found.slice(0, pageSize);
      const last = page.at(-1);
      return {
        members: page.map((member) => ({
          ...head(member),
          values: Object.fromEntries(
            searched.flatMap((field) => {
              const value = keptOf(member, field);
              return value === undefined ? [] : [[field.field, field.say(value)]];
            }),
          ),
        })),
        next: found.length > pageSize && last ? placeText(last) : null,
      };
    },
    async find(name, id) {
      const brand = await brands.live(name);
      const member = brand && (await findMember(db, name, id));
      if (!brand || !member || member.preview !== null) return undefined;
      const upline = member.upline_id === null ? undefined : await findMember(db, name, member.upline_id);
      return {
        ...head(member),
        timeZone: zoneOf(brand),
        language: member.language,
        upline: upline?.account ?? null,
        tags: tagsOf(member),
        shown: labelsOf(member),
        emailVerified: member.email_verified_at !== null,
        mobileVerified: member.mobile_verified_at !== null,
        fields: entriesOf(deskFields(brand), member),
      };
    },
    csv: async (name) => ((await brands.live(name)) ? membersCsv(db, name) : undefined),
  };
}
