/** Returns a generator of numbers in [0, 1), deterministic by key (mulberry32). */
export function createRandom(key: string): () => number {
	let seed = 2166136261;
	for (let index = 0; index < key.length; index += 1) seed = Math.imul(seed ^ key.charCodeAt(index), 16777619);
	return () => {
		seed = (seed + 0x6d2b79f5) | 0;
		let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
