/** Content of a file in base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^.*?,/u, '')));
    reader.readAsDataURL(file);
  });
