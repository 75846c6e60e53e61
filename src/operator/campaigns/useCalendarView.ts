import { useState } from 'react';

export const calendarViews = ['month', 'list'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** A phone shows the names of a list better than those of a month. */
const NARROW = '(width < 800px)';

/** The view of a calendar, at first the one that the page has room for. */
export const useCalendarView = () =>
  useState<CalendarView>(() => (window.matchMedia?.(NARROW).matches ? 'list' : 'month'));
