/** The picture of a member who has one. */
export type MemberAvatarsTable = {
  brand: string;
  member_id: string;
  kind: 'CUSTOM' | 'STATIC';
  /** Of a custom one the opaque name under which it is served, of a static one the brand's asset. */
  name: string;
  /** WebP, square; null for a static one. */
  picture: Buffer | null;
  changed_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    member_avatars: MemberAvatarsTable;
  }
}
