export { formatDateTime } from '#engine/time/date-time.ts';
