type Fields = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
