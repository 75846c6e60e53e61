/** Files already uploaded, which a resubmitted form does not send again. */
const received = new WeakSet<File>();

const filesOf = (value: unknown): File[] =>
  Array.isArray(value) ? value.filter((file): file is File => file instanceof File) : [];

/** Sends the files of a form's field, one after the other, each once. */
export const sendFiles = async (value: unknown, send: (file: File) => Promise<unknown>): Promise<void> => {
  for (const file of filesOf(value)) {
    if (received.has(file)) continue;
    await send(file);
    received.add(file);
  }
};
