/** One measured number and what it must reach. */
export interface Figure {
	name: string;
	value: number;
	unit: string;
	limit: number;
	/** True when the value may not exceed the limit; false or absent when it must reach it. */
	atMost?: boolean;
}
