import type { SlotType } from '#codegen/grammar/grammar.ts';
import { isNullable, membersOf } from './join-types.ts';
import type { ObjectType, ValueType } from './value-type.ts';

/** True, or what the slot needs, to follow "This is …, but here". All slots except `key` accept null: blocks leave it blank. */
export function fitsSlot(type: ValueType, slot: SlotType): true | string {
	if (slot === 'any' || type.kind === 'unknown') return true;
	if (slot === 'key' && isNullable(type)) return 'a value that is never null is needed';
	const { accepts, needed } = SLOTS[slot];
	return membersOf(type).every(accepts) ? true : needed;
}

interface SlotRule {
	accepts: (type: ValueType) => boolean;
	needed: string;
}

const isText = (type: ValueType): boolean => type.kind === 'string' || type.kind === 'number';
const isNumber = (type: ValueType): boolean => type.kind === 'number';

const SLOTS: Readonly<Record<Exclude<SlotType, 'any'>, SlotRule>> = {
	text: { accepts: isText, needed: 'text or a number is needed' },
	badge: { accepts: isText, needed: 'text or a number is needed' },
	html: { accepts: (type) => type.kind === 'string', needed: 'text with HTML is needed' },
	boolean: { accepts: (type) => type.kind === 'boolean', needed: 'true or false is needed; compare it with something, as in `… != null`' },
	number: { accepts: isNumber, needed: 'a number is needed' },
	percent: { accepts: isNumber, needed: 'a number from 0 to 100 is needed' },
	url: { accepts: isUrl, needed: 'the address of something is needed' },
	link: { accepts: (type) => type.kind === 'string', needed: 'an address is needed' },
	time: { accepts: isTime, needed: 'a time is needed: text of the format date-time or date, or milliseconds' },
	key: { accepts: isText, needed: 'text or a number is needed, to tell things apart' },
	list: { accepts: (type) => type.kind === 'array', needed: 'a list is needed' },
	tone: oneOfWords(['info', 'ok', 'warn', 'bad', 'mute']),
	icon: { accepts: (type) => type.kind === 'string', needed: 'the name of an icon is needed' },
};

/** Plain text may hold any of the words; only an enum type shows that other values are possible. */
function oneOfWords(words: readonly string[]): SlotRule {
	return {
		accepts: (type) => type.kind === 'string' && (type.values?.every((value) => words.includes(value)) ?? !type.format),
		needed: `one of ${words.map((word) => `'${word}'`).join(', ')} is needed; choose with \`… ? … : …\``,
	};
}

const URL_FORMATS: readonly (string | undefined)[] = ['uri', 'uri-reference', 'iri', 'iri-reference', 'url', 'binary', undefined];
const URL_START = /^(https?:|mailto:|tel:|data:image\/|blob:|[/.#?]|$)/i;

function isUrl(type: ValueType): boolean {
	if (type.kind !== 'string') return false;
	return type.values ? type.values.every((value) => URL_START.test(value)) : URL_FORMATS.includes(type.format);
}

const TIME_FORMATS: readonly (string | undefined)[] = ['date-time', 'date', 'time', undefined];

/** Text without a format may be a time. Enum values must be dates. */
export function isTime(type: ValueType): boolean {
	if (type.kind === 'number') return true;
	if (type.kind !== 'string') return false;
	return type.values ? type.values.every((value) => !Number.isNaN(Date.parse(value))) : TIME_FORMATS.includes(type.format);
}

/** Depth to which object types are compared; schemas may be recursive. */
const DEPTH = 4;

/**
 * Null is always accepted: optional null input is omitted, and a call waits for required input. Enum targets accept plain text, since state
 * has no enum types.
 */
export function isAssignable(from: ValueType, to: ValueType, depth = DEPTH): boolean {
	if (from.kind === 'unknown' || to.kind === 'unknown' || from.kind === 'null' || depth === 0) return true;
	const targets = membersOf(to);
	return membersOf(from).every((part) => targets.some((target) => fitsMember(part, target, depth)));
}

function fitsMember(from: ValueType, to: ValueType, depth: number): boolean {
	if (from.kind === 'number' && to.kind === 'number') return !(to.integer && from.integer === false);
	if (from.kind === 'string' && to.kind === 'string')
		return !from.values || !to.values || from.values.every((value) => to.values?.includes(value));
	if (from.kind === 'array' && to.kind === 'array') return isAssignable(from.items, to.items, depth - 1);
	if (from.kind === 'object' && to.kind === 'object') return fitsObject(from, to, depth);
	return from.kind === to.kind;
}

function fitsObject(from: ObjectType, to: ObjectType, depth: number): boolean {
	if (from.fields === to.fields || from.open) return true;
	const given = from.fields();
	for (const [name, wanted] of to.fields()) {
		const field = given.get(name);
		if (field ? !isAssignable(field.type, wanted.type, depth - 1) : !wanted.optional) return false;
	}
	return true;
}
