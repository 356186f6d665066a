/**
 * Instruments one function to meter its instructions. Fuel is a global of the module. Each function caches it in a local, which the
 * engine can keep in a register, and writes it back before calls, throws and its end.
 *
 * Each straight-line run of instructions is charged at its start, by its instruction count. Function entries and loop heads trap when
 * the fuel is below zero. Bulk copies and fills are also charged by their length.
 */
import { ByteReader } from './byte-reader.ts';
import { type ByteWriter, unsignedLeb } from './byte-writer.ts';
import { BULK_COUNTED, OP, skipBlockType, skipOperands } from './instructions.ts';

export interface MeteredFunction {
	/** Number of parameters: the indices of locals start after them. */
	params: number;
	/** Encoded block type with the results of the function and no parameters. */
	blockType: readonly number[];
	fuel: number;
}

const I64 = 0x7e;
const I32 = 0x7f;
const EMPTY = 0x40;
/** log2 of the bytes copied or filled at the cost of one instruction. */
const BYTES_LOG2 = 4;
/** Fixed LEB128 width of a charge, which is patched when the run ends. */
const CHARGE_BYTES = 4;
const LARGEST_CHARGE = 2 ** (7 * CHARGE_BYTES - 1) - 1;

/** Instructions that compile to no machine instruction or a negligible one. */
const FREE: ReadonlySet<number> = new Set([
	OP.block,
	OP.loop,
	OP.try,
	OP.tryTable,
	OP.else,
	OP.end,
	OP.catch,
	OP.catchAll,
	OP.delegate,
	OP.nop,
	OP.drop,
	OP.localGet,
	OP.localSet,
	OP.localTee,
	OP.i32Const,
	OP.i64Const,
	OP.f32Const,
	OP.f64Const,
]);
const CALLS: ReadonlySet<number> = new Set([OP.call, OP.callIndirect, OP.callRef]);
const LEAVES: ReadonlySet<number> = new Set([
	OP.return,
	OP.returnCall,
	OP.returnCallIndirect,
	OP.returnCallRef,
	OP.throw,
	OP.rethrow,
	OP.throwRef,
	OP.unreachable,
]);

export function meterFunction(body: Uint8Array, options: MeteredFunction, writer: ByteWriter): void {
	new FunctionMeter(body, options, writer).run();
}

class FunctionMeter {
	private readonly reader: ByteReader;
	private readonly body: Uint8Array;
	private readonly writer: ByteWriter;
	private readonly options: MeteredFunction;
	private readonly getFuel: readonly number[];
	private readonly setFuel: readonly number[];
	private readonly load: readonly number[];
	private readonly store: readonly number[];
	private readonly stopWhenSpent: readonly number[];
	private readonly length: readonly number[];
	/** `caught`: a catch clause branches to the end of the frame, where the global may hold newer fuel than the local. */
	private readonly frames: { isLoop: boolean; caught: boolean }[] = [];
	/** Output offset of the current run's charge; null before the run starts. */
	private charge: number | null = null;
	private cost = 0;

	constructor(body: Uint8Array, options: MeteredFunction, writer: ByteWriter) {
		this.body = body;
		this.reader = new ByteReader(body);
		this.options = options;
		this.writer = writer;
		const local = options.params + this.writeLocals();
		const global = unsignedLeb(options.fuel);
		this.getFuel = [OP.localGet, ...unsignedLeb(local)];
		this.setFuel = [OP.localSet, ...unsignedLeb(local)];
		this.length = unsignedLeb(local + 1);
		this.load = [OP.globalGet, ...global, ...this.setFuel];
		this.store = [...this.getFuel, OP.globalSet, ...global];
		this.stopWhenSpent = [...this.getFuel, OP.i64Const, 0, OP.i64LtS, OP.if, EMPTY, ...this.store, OP.unreachable, OP.end];
	}

	run(): void {
		const { reader, writer, options } = this;
		writer.bytes(this.load);
		this.beginCheckedRun();
		// A branch to the function's end only leaves this block, so the fuel is still stored after it.
		writer.bytes([OP.block, ...options.blockType]);
		this.frames.push({ isLoop: false, caught: false });
		while (this.frames.length > 0) this.instruction();
		if (reader.at !== this.body.length) throw new Error('A function has instructions after its end.');
		writer.bytes(this.store);
		writer.byte(OP.end);
	}

	private instruction(): void {
		const { reader, writer } = this;
		const from = reader.at;
		const op = reader.byte();
		if (!FREE.has(op)) this.count();
		switch (op) {
			case OP.block:
			case OP.loop:
			case OP.if:
			case OP.try:
				skipBlockType(reader);
				writer.copy(this.body, from, reader.at);
				return this.open(op);
			case OP.tryTable:
				this.readCatches();
				writer.copy(this.body, from, reader.at);
				return this.open(op);
			case OP.end:
				writer.byte(op);
				return this.close();
			case OP.delegate:
				skipOperands(reader, op);
				writer.copy(this.body, from, reader.at);
				return this.close();
			case OP.else:
			case OP.catch:
			case OP.catchAll:
				skipOperands(reader, op);
				writer.copy(this.body, from, reader.at);
				this.endRun();
				// The throwing function has stored its fuel in the global.
				if (op !== OP.else) writer.bytes(this.load);
				return;
			default:
				return this.plain(op, from);
		}
	}

	private plain(op: number, from: number): void {
		const { reader, writer } = this;
		const second = skipOperands(reader, op);
		if (op === OP.bulk && BULK_COUNTED.has(second)) this.chargeByLength();
		if (CALLS.has(op) || LEAVES.has(op)) writer.bytes(this.store);
		writer.copy(this.body, from, reader.at);
		if (CALLS.has(op)) writer.bytes(this.load);
		if (op === OP.brIf) this.endRun();
	}

	private open(op: number): void {
		this.frames.push({ isLoop: op === OP.loop, caught: false });
		if (op === OP.loop) this.beginCheckedRun();
		else if (op === OP.if || op === OP.try || op === OP.tryTable) this.endRun();
	}

	private close(): void {
		const frame = this.frames.pop();
		this.endRun();
		if (frame?.caught) this.loadLower();
	}

	private beginCheckedRun(): void {
		this.endRun();
		this.beginRun();
		this.writer.bytes(this.stopWhenSpent);
	}

	private endRun(): void {
		if (this.charge !== null) this.fillIn(this.charge, this.cost);
		this.charge = null;
	}

	private count(): void {
		if (this.charge === null) this.beginRun();
		this.cost += 1;
	}

	private beginRun(): void {
		const { writer } = this;
		writer.bytes(this.getFuel);
		writer.byte(OP.i64Const);
		this.charge = writer.length;
		this.cost = 0;
		writer.bytes(new Array(CHARGE_BYTES).fill(0));
		writer.byte(OP.i64Sub);
		writer.bytes(this.setFuel);
	}

	private fillIn(at: number, cost: number): void {
		if (cost > LARGEST_CHARGE) throw new Error('A function is too long to be metered.');
		const target = this.writer.view();
		for (let index = 0; index < CHARGE_BYTES; index++) {
			const more = index < CHARGE_BYTES - 1 ? 0x80 : 0;
			target[at + index] = ((cost >>> (7 * index)) & 0x7f) | more;
		}
	}

	private chargeByLength(): void {
		const { writer, length } = this;
		writer.bytes([OP.localTee, ...length, ...this.getFuel, OP.localGet, ...length, OP.i64ExtendI32U]);
		writer.bytes([OP.i64Const, BYTES_LOG2, OP.i64ShrU, OP.i64Sub, ...this.setFuel]);
	}

	/** At a join of normal and exceptional control flow, the lower of local and global fuel is current. */
	private loadLower(): void {
		const { fuel } = this.options;
		this.writer.bytes([OP.globalGet, ...unsignedLeb(fuel), ...this.getFuel, OP.i64LtS, OP.if, EMPTY, ...this.load, OP.end]);
	}

	private readCatches(): void {
		const { reader } = this;
		skipBlockType(reader);
		for (let count = reader.u32(); count > 0; count--) {
			const kind = reader.byte();
			if (kind < 2) reader.skipLeb();
			const frame = this.frames.at(-1 - reader.u32());
			// A loop head reads only the local, so it would miss the fuel spent by the throwing function.
			if (frame?.isLoop) throw new Error('A catch that goes to a loop cannot be metered.');
			if (frame) frame.caught = true;
		}
	}

	private writeLocals(): number {
		const { reader, writer } = this;
		const groups = reader.u32();
		const from = reader.at;
		let count = 0;
		for (let left = groups; left > 0; left--) {
			count += reader.u32();
			reader.skipLeb();
		}
		writer.u32(groups + 2);
		writer.copy(this.body, from, reader.at);
		writer.bytes([1, I64, 1, I32]);
		return count;
	}
}
