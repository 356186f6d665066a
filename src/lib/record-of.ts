type Fields = Readonly<Record<string, unknown>>;

export const recordOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The objects of a list; [] if the value is not a list. `Row` is the type in the contract, not verified. */
export const rowsOf = <Row extends object>(value: unknown): readonly Row[] =>
	Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
