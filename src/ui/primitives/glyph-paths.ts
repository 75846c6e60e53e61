// Outlines that code shows by themselves, without those of every other icon.
export const eyePath =
  'M2.5 12C4.6 8 7.9 5.8 12 5.8S19.4 8 21.5 12c-2.1 4-5.4 6.2-9.5 6.2S4.6 16 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6';
export const refreshPath =
  'M19.8 8.5A8.5 8.5 0 0 0 4 10M4.2 15.5A8.5 8.5 0 0 0 20 14M20 4v4.7h-4.7M4 20v-4.7h4.7';
export const warningPath = 'M12 4 2.8 19.8h18.4zM12 10v4.3M12 17.1h.1';
