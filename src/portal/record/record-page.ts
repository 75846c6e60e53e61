/** Properties of one page of a record's rows. */
export type RecordPageProps<Answer> = { value: Answer; timeZone: string; onPage: (page: number) => void };
