/** The element of a field that a player fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
