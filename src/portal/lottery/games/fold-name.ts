import { fold } from '#ui/form/widgets/select-search/list-entry.ts';

/** A name as it is searched, without case and accents: Đà Nẵng is da nang. */
export const foldName = (name: string): string => fold(name).replaceAll('đ', 'd');
