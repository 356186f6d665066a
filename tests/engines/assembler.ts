/** A small WebAssembly assembler, so tests control the exact instructions of a module. */
import { signedLeb, unsignedLeb } from '#engines/metering/byte-writer.ts';

export const I32 = 0x7f;
export const I64 = 0x7e;
export const EMPTY = 0x40;

type Code = readonly number[];

export interface FunctionText {
	params?: readonly number[];
	results?: readonly number[];
	locals?: readonly number[];
	/** Without the final `end`. */
	body: Code;
}

export interface ModuleText {
	/** Exported as `f0`, `f1` …, and listed in table 0. */
	functions: readonly FunctionText[];
	/** Types of functions imported from `host`. They precede the module's functions in the index space. */
	imports?: readonly Pick<FunctionText, 'params' | 'results'>[];
	/** Number of i32 globals imported from `host` as `g0`, `g1` … */
	importedGlobals?: number;
	globals?: readonly number[];
	/** In pages; exported as `memory`. */
	memory?: number;
	tag?: boolean;
	blockTypes?: readonly Pick<FunctionText, 'params' | 'results'>[];
}

const vector = (parts: readonly Code[]): number[] => [...unsignedLeb(parts.length), ...parts.flat()];
const section = (id: number, parts: readonly Code[]): number[] => {
	const content = vector(parts);
	return parts.length === 0 ? [] : [id, ...unsignedLeb(content.length), ...content];
};
const text = (value: string): number[] => vector([...new TextEncoder().encode(value)].map((byte) => [byte]));
const typeOf = ({ params = [], results = [] }: Pick<FunctionText, 'params' | 'results'>): number[] => [
	0x60,
	...vector(params.map((type) => [type])),
	...vector(results.map((type) => [type])),
];

/** Order of types: imports, functions, the tag, blocks. */
export function assemble(module: ModuleText): Uint8Array<ArrayBuffer> {
	const { functions, imports = [], importedGlobals = 0, globals = [], memory, tag = false, blockTypes = [] } = module;
	const first = imports.length;
	const host = text('host');
	const bodies = functions.map(({ locals = [], body }) => {
		const content = [...vector(locals.map((type) => [1, type])), ...body, 0x0b];
		return [...unsignedLeb(content.length), ...content];
	});
	return Uint8Array.from([
		0,
		0x61,
		0x73,
		0x6d,
		1,
		0,
		0,
		0,
		...section(1, [...imports, ...functions, ...(tag ? [{}] : []), ...blockTypes].map(typeOf)),
		...section(2, [
			...imports.map((_each, index) => [...host, ...text(`f${index}`), 0, index]),
			...Array.from({ length: importedGlobals }, (_none, index) => [...host, ...text(`g${index}`), 3, I32, 0]),
		]),
		...section(
			3,
			functions.map((_each, index) => [first + index]),
		),
		...section(4, [[0x70, 0, ...unsignedLeb(functions.length)]]),
		...section(5, memory === undefined ? [] : [[0, memory]]),
		...section(13, tag ? [[0, first + functions.length]] : []),
		...section(
			6,
			globals.map((value) => [I32, 1, ...i32(value), 0x0b]),
		),
		...section(7, [
			...functions.map((_each, index) => [...text(`f${index}`), 0, first + index]),
			...(memory === undefined ? [] : [[...text('memory'), 2, 0]]),
		]),
		...section(9, [[0, ...i32(0), 0x0b, ...vector(functions.map((_each, index) => [first + index]))]]),
		...section(10, bodies),
	]);
}

export const i32 = (value: number): number[] => [0x41, ...signedLeb(value)];
export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const call = (index: number): number[] => [0x10, index];
export const ADD = 0x6a;
export const SUB = 0x6b;
export const MUL = 0x6c;
export const DROP = 0x1a;
export const END = 0x0b;
export const RETURN = 0x0f;
export const UNREACHABLE = 0x00;
export const block = (...body: Code): number[] => [0x02, EMPTY, ...body, END];
export const loop = (...body: Code): number[] => [0x03, EMPTY, ...body, END];
export const when = (...body: Code): number[] => [0x04, EMPTY, ...body, END];
export const br = (depth: number): number[] => [0x0c, depth];
export const brIf = (depth: number): number[] => [0x0d, depth];
export const brTable = (depths: readonly number[], otherwise: number): number[] => [0x0e, depths.length, ...depths, otherwise];
/** Runs the body and decrements a local until it is zero. */
export const repeat = (local: number, ...body: Code): number[] => loop(...body, ...get(local), ...i32(1), SUB, 0x22, local, ...brIf(0));
