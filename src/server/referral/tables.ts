import type { HouseholdSign } from '#play/promotions/referral.ts';

type ReferralCodes = { brand: string; member_id: string; code: string; made_at: Date };

/** Members who registered with the code of another member. */
export type Referrals = {
  brand: string;
  /** Who was invited. */
  member_id: string;
  inviter_id: string;
  /** The registration. */
  at: Date;
  /** What both have in common, so that it does not count; null while nothing is known. */
  refused: HouseholdSign | null;
  refused_at: Date | null;
};

/** Browsers that members registered or logged in with. */
type MemberDevices = {
  brand: string;
  member_id: string;
  /** SHA-256 of the cookie, hex. */
  device: string;
  first_seen_at: Date;
  last_seen_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    referral_codes: ReferralCodes;
    referrals: Referrals;
    member_devices: MemberDevices;
  }
}
