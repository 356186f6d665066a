/** By top directory: three pairs of neighbouring colours each, so that covers of one subject match without being alike. */
export const PALETTE: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	d1: [
		['#ffb35c', '#f2705f'],
		['#ff9a56', '#e8567a'],
		['#f7a440', '#e0633f'],
	],
	d2: [
		['#5b8def', '#2f9e8f'],
		['#4a7fe0', '#2b88b8'],
		['#3fa3c9', '#2c8a7a'],
	],
	d3: [
		['#7c6cf0', '#3f7fe0'],
		['#8a63e6', '#4a5fd8'],
		['#5f78ea', '#6a4fc9'],
	],
	d4: [
		['#43b89c', '#2c7fb8'],
		['#3fae7f', '#2a86a0'],
		['#38a3a8', '#3569b5'],
	],
	d5: [
		['#f7a23b', '#3f9c6b'],
		['#5bb56f', '#2b7f74'],
		['#e8a33d', '#b8653c'],
	],
	d6: [
		['#ef7fa6', '#7a6ff0'],
		['#c06ae0', '#5f6df0'],
		['#f08a8a', '#a35fd6'],
	],
};
