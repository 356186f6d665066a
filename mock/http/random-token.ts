/** Returns 128 random bits as 32 hexadecimal digits: a session cannot be guessed from the ones before it. */
export const randomToken = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
