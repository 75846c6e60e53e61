import type { FeedbackState } from '#contract/generated/admin-types.ts';

type Feedback = {
  brand: string;
  id: string;
  member_id: string;
  /** Option of the form. */
  question_type: string;
  content: string;
  contact: string;
  state: FeedbackState;
  made_at: Date;
  answer: string | null;
  answered_at: Date | null;
  /** Account of the operator. */
  answered_by: string | null;
};

type FeedbackPictures = {
  brand: string;
  feedback_id: string;
  id: string;
  picture: Buffer;
  sent_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    feedback: Feedback;
    feedback_pictures: FeedbackPictures;
  }
}
