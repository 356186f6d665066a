/** Caches the results of a pure function. Holds at most `limit` of them, since a hostile input may have any number of keys. */
export function memoize<Key extends string | number, Value>(compute: (key: Key) => Value, limit = 10_000): (key: Key) => Value {
	const results = new Map<Key, Value>();
	return (key) => {
		const known = results.get(key);
		if (known !== undefined) return known;
		const value = compute(key);
		if (results.size < limit) results.set(key, value);
		return value;
	};
}
