/** A copy of a body without the fields of these names, however deep they stand. */
export function withoutSecrets(body: unknown, names: readonly string[]): unknown {
	if (Array.isArray(body)) return body.map((item) => withoutSecrets(item, names));
	if (typeof body !== 'object' || body === null) return body;
	const entries = Object.entries(body).filter(([name]) => !names.includes(name));
	return Object.fromEntries(entries.map(([name, value]) => [name, withoutSecrets(value, names)]));
}
