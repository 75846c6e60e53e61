export type CaptchasTable = { brand: string; id: string; answer_hash: string; expires_at: Date };

declare module '#server/db/types.ts' {
  interface Database {
    captchas: CaptchasTable;
  }
}
