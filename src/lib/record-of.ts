type Fields = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Fields of an object that was stored as JSON; none for null and for any other text. */
export function parseFields(text: string | null): Fields {
	try {
		return recordOf(JSON.parse(text ?? 'null'));
	} catch {
		return {};
	}
}
