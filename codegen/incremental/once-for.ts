/** Memoises a pure function of one object, by identity. */
export function onceFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
	const made = new WeakMap<K, V>();
	return (key) => {
		const known = made.get(key);
		if (known !== undefined) return known;
		const value = make(key);
		made.set(key, value);
		return value;
	};
}
