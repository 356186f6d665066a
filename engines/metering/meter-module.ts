/**
 * Instruments a WebAssembly module to meter its instructions, so that time limits do not depend on the speed or load of the machine.
 * Adds an export: the global with the remaining fuel.
 */
import { ByteReader } from './byte-reader.ts';
import { ByteWriter, unsignedLeb } from './byte-writer.ts';
import { meterFunction } from './meter-function.ts';

/** Name of the fuel export. Emscripten's linker keeps names with this prefix. */
export const FUEL = '__em_js__fuel';

const SECTION = { custom: 0, type: 1, import: 2, function: 3, global: 6, export: 7, code: 10 } as const;
/** The required order of sections, which differs from the order of their ids. */
const ORDER = [1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11];
const HEADER_BYTES = 8;
const FUNCTION_TYPE = 0x60;
const I64 = 0x7e;
const MUTABLE = 1;
/** The largest i64: unlimited until the host sets a limit. */
const UNLIMITED = [0x42, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x0b];

interface FunctionType {
	params: number;
	results: readonly number[][];
}

export function meterModule(module: Uint8Array): Uint8Array<ArrayBuffer> {
	const sections = readSections(module);
	const types = readTypes(sections.get(SECTION.type));
	const imports = readImports(sections.get(SECTION.import));
	const functions = readFunctions(sections.get(SECTION.function));
	const globals = countOf(sections.get(SECTION.global));
	const blockTypes = new BlockTypes(types);
	const fuel = imports.globals + globals;
	const code = meterCode(sections.get(SECTION.code), (index) => {
		const type = types[functions[index] ?? -1];
		if (!type) throw new Error(`The function ${index} has no type.`);
		return { params: type.params, blockType: blockTypes.of(functions[index] ?? -1), fuel };
	});
	sections.set(SECTION.code, code);
	sections.set(SECTION.type, withMore(sections.get(SECTION.type), blockTypes.added));
	sections.set(SECTION.global, withMore(sections.get(SECTION.global), [[I64, MUTABLE, ...UNLIMITED]]));
	sections.set(SECTION.export, withMore(sections.get(SECTION.export), [exportOf(FUEL, fuel)]));
	return writeModule(module, sections);
}

type Sections = Map<number, Uint8Array>;

/** Drops custom sections (debug names) except a leading one, which dynamically linked modules need. */
function readSections(module: Uint8Array): Sections {
	const reader = new ByteReader(module, HEADER_BYTES);
	const sections: Sections = new Map();
	while (reader.at < module.length) {
		const id = reader.byte();
		const size = reader.u32();
		if (id !== SECTION.custom || sections.size === 0) sections.set(id, module.subarray(reader.at, reader.at + size));
		reader.skip(size);
	}
	return sections;
}

function readTypes(section: Uint8Array | undefined): FunctionType[] {
	if (!section) return [];
	const reader = new ByteReader(section);
	return Array.from({ length: reader.u32() }, () => {
		if (reader.byte() !== FUNCTION_TYPE) throw new Error('A module whose types are not all of functions cannot be metered.');
		const params = readValueTypes(reader).length;
		return { params, results: readValueTypes(reader) };
	});
}

function readValueTypes(reader: ByteReader): number[][] {
	return Array.from({ length: reader.u32() }, () => {
		const from = reader.at;
		// Typed references are followed by a heap type.
		const kind = reader.byte();
		if (kind === 0x63 || kind === 0x64) reader.skipLeb();
		return [...reader.bytes.subarray(from, reader.at)];
	});
}

const IMPORT = { function: 0, table: 1, memory: 2, global: 3, tag: 4 } as const;

function readImports(section: Uint8Array | undefined): { globals: number } {
	if (!section) return { globals: 0 };
	const reader = new ByteReader(section);
	let globals = 0;
	for (let count = reader.u32(); count > 0; count--) {
		reader.skip(reader.u32());
		reader.skip(reader.u32());
		const kind = reader.byte();
		if (kind === IMPORT.function) reader.skipLeb();
		else if (kind === IMPORT.table) skipTable(reader);
		else if (kind === IMPORT.memory) skipLimits(reader);
		else if (kind === IMPORT.global) {
			globals += 1;
			readValueType(reader);
			reader.byte();
		} else {
			reader.byte();
			reader.skipLeb();
		}
	}
	return { globals };
}

function readValueType(reader: ByteReader): void {
	const kind = reader.byte();
	if (kind === 0x63 || kind === 0x64) reader.skipLeb();
}

function skipTable(reader: ByteReader): void {
	readValueType(reader);
	skipLimits(reader);
}

function skipLimits(reader: ByteReader): void {
	const flags = reader.byte();
	reader.skipLeb();
	if ((flags & 1) !== 0) reader.skipLeb();
}

function readFunctions(section: Uint8Array | undefined): number[] {
	if (!section) return [];
	const reader = new ByteReader(section);
	return Array.from({ length: reader.u32() }, () => reader.u32());
}

const countOf = (section: Uint8Array | undefined): number => (section ? new ByteReader(section).u32() : 0);

function meterCode(section: Uint8Array | undefined, optionsOf: (index: number) => Parameters<typeof meterFunction>[1]): Uint8Array {
	if (!section) throw new Error('A module without functions cannot be metered.');
	const reader = new ByteReader(section);
	const writer = new ByteWriter();
	const count = reader.u32();
	writer.u32(count);
	for (let index = 0; index < count; index++) {
		const size = reader.u32();
		const metered = new ByteWriter(2 * size + 64);
		meterFunction(section.subarray(reader.at, reader.at + size), optionsOf(index), metered);
		reader.skip(size);
		writer.u32(metered.length);
		writer.bytes(metered.view());
	}
	return writer.view();
}

/** Block types for function results: empty, one value type, or the index of an added type without parameters. */
class BlockTypes {
	readonly added: number[][] = [];
	private readonly types: readonly FunctionType[];
	private readonly encoded = new Map<number, readonly number[]>();

	constructor(types: readonly FunctionType[]) {
		this.types = types;
	}

	of(type: number): readonly number[] {
		const blockType = this.encoded.get(type) ?? this.encode(type);
		this.encoded.set(type, blockType);
		return blockType;
	}

	private encode(type: number): readonly number[] {
		const results = this.types[type]?.results ?? [];
		if (results.length === 0) return [0x40];
		if (results.length === 1) return results[0] ?? [];
		this.added.push([FUNCTION_TYPE, 0, ...unsignedLeb(results.length), ...results.flat()]);
		return signedIndex(this.types.length + this.added.length - 1);
	}
}

/** Block types are signed LEB128, so an index of 64 or more needs another byte. */
const signedIndex = (index: number): number[] => (index < 64 ? [index] : [(index & 0x7f) | 0x80, ...signedIndex(index >>> 7)]);

function exportOf(name: string, global: number): number[] {
	const letters = [...new TextEncoder().encode(name)];
	return [...unsignedLeb(letters.length), ...letters, IMPORT.global, ...unsignedLeb(global)];
}

function withMore(section: Uint8Array | undefined, entries: readonly number[][]): Uint8Array {
	const reader = new ByteReader(section ?? Uint8Array.of(0));
	const writer = new ByteWriter();
	writer.u32(reader.u32() + entries.length);
	writer.copy(reader.bytes, reader.at, reader.bytes.length);
	for (const entry of entries) writer.bytes(entry);
	return writer.view();
}

function writeModule(module: Uint8Array, sections: Sections): Uint8Array<ArrayBuffer> {
	const writer = new ByteWriter(module.length * 2);
	writer.copy(module, 0, HEADER_BYTES);
	for (const id of [SECTION.custom, ...ORDER]) {
		const section = sections.get(id);
		if (!section || (id === SECTION.type && section.length === 1)) continue;
		writer.byte(id);
		writer.u32(section.length);
		writer.bytes(section);
	}
	return writer.view().slice();
}
