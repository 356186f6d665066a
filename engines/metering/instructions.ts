import type { ByteReader } from './byte-reader.ts';

export const OP = {
	unreachable: 0x00,
	nop: 0x01,
	block: 0x02,
	loop: 0x03,
	if: 0x04,
	else: 0x05,
	try: 0x06,
	catch: 0x07,
	throw: 0x08,
	rethrow: 0x09,
	throwRef: 0x0a,
	end: 0x0b,
	br: 0x0c,
	brIf: 0x0d,
	brTable: 0x0e,
	return: 0x0f,
	call: 0x10,
	callIndirect: 0x11,
	returnCall: 0x12,
	returnCallIndirect: 0x13,
	callRef: 0x14,
	returnCallRef: 0x15,
	delegate: 0x18,
	catchAll: 0x19,
	drop: 0x1a,
	tryTable: 0x1f,
	localGet: 0x20,
	localSet: 0x21,
	localTee: 0x22,
	globalGet: 0x23,
	globalSet: 0x24,
	i32Const: 0x41,
	i64Const: 0x42,
	f32Const: 0x43,
	f64Const: 0x44,
	i64LtS: 0x53,
	i64Sub: 0x7d,
	i64ShrU: 0x88,
	i64ExtendI32U: 0xad,
	bulk: 0xfc,
} as const;

/** Sub-opcodes of `0xfc` whose last stack operand is a number of bytes or table entries. */
export const BULK_COUNTED: ReadonlySet<number> = new Set([8, 10, 11, 12, 14, 15, 17]);

/** A block type is empty, a value type or a type index: each is one LEB128. */
export const skipBlockType = (reader: ByteReader): void => reader.skipLeb();

const BULK_OPERANDS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Skips the operands of any instruction that does not open a block. Returns the sub-opcode of a `0xfc` instruction, otherwise 0. */
export function skipOperands(reader: ByteReader, op: number): number {
	if (op >= 0x28 && op <= 0x3e) skipMemoryOperand(reader);
	else if (op === OP.f32Const) reader.skip(4);
	else if (op === OP.f64Const) reader.skip(8);
	else if (op === OP.brTable) skipVector(reader, 1);
	else if (op === 0x1c) skipTypes(reader);
	else if (op === OP.bulk) return skipBulkOperands(reader);
	else if (op === 0xfd) skipVectorOperands(reader);
	else if (op === 0xfe) skipAtomicOperands(reader);
	else for (let count = lebOperands(op); count > 0; count--) reader.skipLeb();
	return 0;
}

function lebOperands(op: number): number {
	if ((op >= 0x45 && op <= 0xc4) || SINGLE.has(op)) return 0;
	if (ONE_OPERAND.has(op)) return 1;
	if (op === OP.callIndirect || op === OP.returnCallIndirect) return 2;
	throw new Error(`The instruction 0x${op.toString(16)} cannot be metered.`);
}

const SINGLE: ReadonlySet<number> = new Set([
	OP.unreachable,
	OP.nop,
	OP.else,
	OP.throwRef,
	OP.end,
	OP.return,
	OP.catchAll,
	OP.drop,
	0x1b,
	0xd1,
]);
const ONE_OPERAND: ReadonlySet<number> = new Set([
	OP.catch,
	OP.throw,
	OP.rethrow,
	OP.br,
	OP.brIf,
	OP.call,
	OP.returnCall,
	OP.callRef,
	OP.returnCallRef,
	OP.delegate,
	OP.localGet,
	OP.localSet,
	OP.localTee,
	OP.globalGet,
	OP.globalSet,
	0x25,
	0x26,
	0x3f,
	0x40,
	OP.i32Const,
	OP.i64Const,
	0xd0,
	0xd2,
]);

function skipMemoryOperand(reader: ByteReader): void {
	const align = reader.u32();
	if ((align & 0x40) !== 0) reader.skipLeb();
	reader.skipLeb();
}

function skipVector(reader: ByteReader, after: number): void {
	for (let count = reader.u32() + after; count > 0; count--) reader.skipLeb();
}

function skipTypes(reader: ByteReader): void {
	for (let count = reader.u32(); count > 0; count--) reader.skipLeb();
}

function skipBulkOperands(reader: ByteReader): number {
	const second = reader.u32();
	const count = BULK_OPERANDS[second];
	if (count === undefined) throw new Error(`The instruction 0xfc ${second} cannot be metered.`);
	for (let left = count; left > 0; left--) reader.skipLeb();
	return second;
}

function skipVectorOperands(reader: ByteReader): void {
	const second = reader.u32();
	if (second <= 11 || (second >= 84 && second <= 93)) skipMemoryOperand(reader);
	if (second === 12 || second === 13) reader.skip(16);
	if ((second >= 21 && second <= 34) || (second >= 84 && second <= 91)) reader.skip(1);
}

function skipAtomicOperands(reader: ByteReader): void {
	if (reader.u32() === 3) reader.skip(1);
	else skipMemoryOperand(reader);
}
