type Fields = Readonly<Record<string, unknown>>;

/** The fields of an answer, whatever it is: an object without any for what is no object. */
export const recordOf = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The objects of a list; none for what is no list. `Row` is what the contract says of them. */
export const rowsOf = <Row extends object>(value: unknown): readonly Row[] =>
	Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];
