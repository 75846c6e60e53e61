/** Query of a call that lists a queue by state, search and page. */
export const queueQuery = <State extends string>({
  state,
  search,
  page,
}: {
  state: State | 'all';
  search: string;
  page: number;
}): { page: string; state?: State; search?: string } => ({
  page: String(page),
  ...(state !== 'all' && { state }),
  ...(search !== '' && { search }),
});
