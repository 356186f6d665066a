/**
 * Makes one function count its own work. Fuel is a global of the module; a function keeps it in a local, which the engine keeps in a
 * register, and writes it back wherever another function could look: before calls, throws and its end.
 *
 * Each straight run of instructions is charged when it begins, by the number of its instructions. Loops and functions end the program
 * by a trap once the fuel is below zero. What is copied or filled is charged by its bytes.
 */
import { ByteReader } from './byte-reader.ts';
import { type ByteWriter, unsignedLeb } from './byte-writer.ts';
import { BULK_COUNTED, OP, skipBlockType, skipOperands } from './instructions.ts';

export interface MeteredFunction {
	/** Parameters come before the locals of the body. */
	params: number;
	/** Encoded type of a block that has the results of the function and takes nothing. */
	blockType: readonly number[];
	/** Index of the global that holds the fuel. */
	fuel: number;
}

const I64 = 0x7e;
const I32 = 0x7f;
const EMPTY = 0x40;
/** Bytes that are copied or filled for the price of one instruction: a power of two. */
const BYTES_LOG2 = 4;
/** Width of a charge, so that it can be filled in once it is known. */
const CHARGE_BYTES = 4;
const LARGEST_CHARGE = 2 ** (7 * CHARGE_BYTES - 1) - 1;

/** Instructions that compile to no machine instruction, or to one that is as good as free. */
const FREE: ReadonlySet<number> = new Set([
	...[OP.block, OP.loop, OP.try, OP.tryTable, OP.else, OP.end, OP.catch, OP.catchAll, OP.delegate, OP.nop, OP.drop],
	...[OP.localGet, OP.localSet, OP.localTee, OP.i32Const, OP.i64Const, OP.f32Const, OP.f64Const],
]);
const CALLS: ReadonlySet<number> = new Set([OP.call, OP.callIndirect, OP.callRef]);
const LEAVES: ReadonlySet<number> = new Set([
	...[OP.return, OP.returnCall, OP.returnCallIndirect, OP.returnCallRef, OP.throw, OP.rethrow, OP.throwRef, OP.unreachable],
]);

/** One body, without the size in front of it. */
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
	/** Whether control may come back to the end of a frame with fuel that a thrown exception left in the global. */
	private readonly frames: { isLoop: boolean; caught: boolean }[] = [];
	/** Where the charge of the current run stands in the output; null: it has none yet. */
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
		// A branch to the end of the function ends this block, and passes what follows it.
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
				// The function that threw has written its fuel back.
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

	/** The run ends here; the next begins with its first instruction. */
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

	/** The count of bytes or entries is on top of the stack, and stays there. */
	private chargeByLength(): void {
		const { writer, length } = this;
		writer.bytes([OP.localTee, ...length, ...this.getFuel, OP.localGet, ...length, OP.i64ExtendI32U]);
		writer.bytes([OP.i64Const, BYTES_LOG2, OP.i64ShrU, OP.i64Sub, ...this.setFuel]);
	}

	/** Where exceptions and others come together, the lower of both is right. */
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
			// The beginning of a loop keeps its fuel in the local alone.
			if (frame?.isLoop) throw new Error('A catch that goes to a loop cannot be metered.');
			if (frame) frame.caught = true;
		}
	}

	/** Copies the locals with two more behind them, and returns how many there were. */
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
