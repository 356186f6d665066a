/** These fields alone, so that what a row gains later is not sent by chance. */
export const pickFields = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
	Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
