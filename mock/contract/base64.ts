/** Standard base64 with padding, without line breaks. */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.replace(/={1,2}$/, ''));

/** Number of bytes that valid base64 holds. */
export const bytesOfBase64 = (text: string): number => (text.length / 4) * 3 - (/={1,2}$/.exec(text)?.[0].length ?? 0);
