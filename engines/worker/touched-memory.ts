/**
 * The end of the memory that a program has touched, in bytes. Interpreters reserve memory long before they use it, so that the size of the
 * memory says nothing about a program. Memory that nobody has written to is zero.
 */
export function touchedMemory(buffer: ArrayBufferLike): number {
	const words = new Uint32Array(buffer);
	let end = words.length;
	while (end > 0 && words[end - 1] === 0) end -= 1;
	return end * words.BYTES_PER_ELEMENT;
}
