import { describe, expect, test } from 'vitest';
import { fitsSlot, isAssignable } from '#codegen/expression/assignable.ts';
import { joinTypes } from '#codegen/expression/join-types.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import type { SlotType } from '#codegen/grammar/grammar.ts';
import { boolean, number, objectOf, text, whole } from './sample-scope.ts';

const time: ValueType = { kind: 'string', format: 'date-time' };
const email: ValueType = { kind: 'string', format: 'email' };
const level: ValueType = { kind: 'string', values: ['easy', 'hard'] };
const texts: ValueType = { kind: 'array', items: text };
const card = objectOf('Card', { id: text });
const nothing: ValueType = { kind: 'null' };
const unknown: ValueType = { kind: 'unknown' };
const orText = joinTypes(number, text);

const fitting = (type: ValueType): string => {
	const slots: SlotType[] = ['text', 'boolean', 'number', 'percent', 'url', 'time', 'html', 'key', 'list', 'badge'];
	return slots.filter((slot) => fitsSlot(type, slot) === true).join(' ');
};

describe('slots', () => {
	test.each<[string, ValueType, string]>([
		['text', text, 'text url time html key badge'],
		['a time', time, 'text time html key badge'],
		['an e-mail address', email, 'text html key badge'],
		['a coded value', level, 'text html key badge'],
		['a path', { kind: 'string', values: ['/images/a.svg'] }, 'text url html key badge'],
		['a number', number, 'text number percent time key badge'],
		['true or false', boolean, 'boolean'],
		['a list', texts, 'list'],
		['an object', card, ''],
		['a number or text', orText, 'text time key badge'],
		['text or null', { ...text, nullable: true }, 'text url time html badge'],
		['null', nothing, 'text boolean number percent url time html list badge'],
		['what is not known', unknown, 'text boolean number percent url time html key list badge'],
	])('%s fits the slots that can show it', (_name, type, expected) => {
		expect(fitting(type)).toBe(expected);
		expect(fitsSlot(type, 'any')).toBe(true);
	});

	test.each<[string, ValueType, string]>([
		['text may be any word', text, 'tone'],
		['words that are all known', { kind: 'string', values: ['ok', 'bad'] }, 'tone'],
		['one word that is not', { kind: 'string', values: ['ok', 'good'] }, ''],
		['a time', time, ''],
		['a number', number, ''],
		['null', nothing, 'tone'],
	])('%s', (_name, type, expected) => {
		expect(fitsSlot(type, 'tone') === true ? 'tone' : '').toBe(expected);
	});

	test('the message says what the slot needs', () => {
		expect(fitsSlot(text, 'percent')).toBe('a number from 0 to 100 is needed');
		expect(fitsSlot({ ...text, nullable: true }, 'key')).toBe('a value that is never null is needed');
	});
});

describe('arguments', () => {
	const wide = objectOf('Wide', { id: text, name: text });
	const loop: ValueType = { kind: 'object', fields: () => new Map([['next', { type: loop }]]) };
	const otherLoop: ValueType = { kind: 'object', fields: () => new Map([['next', { type: otherLoop }]]) };

	test.each<[string, ValueType, ValueType, boolean]>([
		['text into text', text, text, true],
		['text into a number', text, number, false],
		['a number into text', number, text, false],
		['a whole number into a number', whole, number, true],
		['any number into a whole one', number, whole, false],
		['a quotient into a whole number', { kind: 'number' }, whole, true],
		['true into text', boolean, text, false],
		['null into anything', nothing, whole, true],
		['text or null into text', { ...text, nullable: true }, text, true],
		['what is not known into anything', unknown, whole, true],
		['anything into what is not known', card, unknown, true],
		['a code into its own values', { kind: 'string', values: ['easy'] }, level, true],
		['a code into other values', { kind: 'string', values: ['eazy'] }, level, false],
		['some of the codes', level, { kind: 'string', values: ['easy'] }, false],
		['plain text into codes', text, level, true],
		['codes into plain text', level, text, true],
		['a list into a like list', texts, { kind: 'array', items: text }, true],
		['a list into another list', texts, { kind: 'array', items: number }, false],
		['a text into a list', text, texts, false],
		['a larger object into a smaller', wide, card, true],
		['a smaller object into a larger', card, wide, false],
		['an object without an optional field', card, objectOf('Optional', { id: text, note: { type: text, optional: true } }), true],
		['an object with a field of another type', objectOf('Other', { id: number }), card, false],
		['schemas that contain themselves', loop, otherLoop, true],
		['one of two kinds into one', orText, text, false],
		['one kind into one of two', text, orText, true],
	])('%s', (_name, from, to, expected) => {
		expect(isAssignable(from, to)).toBe(expected);
	});
});
