/** A pure function of one object that is asked once for each, however many runs meet that object. */
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
