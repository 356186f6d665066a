import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Msg } from 'blockly/core';
import * as english from 'blockly/msg/en';
import { expect, test } from 'vitest';
import { setBlockMessages } from '#app/blocks/editor/block-messages.ts';

const ENGLISH: Record<string, string> = {};
Object.assign(ENGLISH, english);

/** Keys that the editor names in its code, and those of the blocks of functions. */
function usedKeys(): string[] {
	const code = readFileSync(path.resolve('node_modules/blockly/blockly_compressed.js'), 'utf8');
	const words = new Set(code.match(/\b[A-Z][A-Z0-9_]+\b/g));
	return Object.keys(ENGLISH).filter((key) => words.has(key) || (key.startsWith('PROCEDURES_') && !/_IFRETURN_|_HELPURL$/.test(key)));
}

const parametersOf = (message = ''): string[] => message.match(/%\d/g) ?? [];

setBlockMessages();

test('the editor of blocks says everything in Chinese', () => {
	const keys = usedKeys();
	expect(keys.length).toBeGreaterThan(200);
	expect(keys.filter((key) => /[A-Za-z]/.test(Msg[key] ?? 'missing') && !/\p{Script=Han}/u.test(Msg[key] ?? ''))).toEqual([]);
});

test('a block is called 积木', () => {
	expect(usedKeys().filter((key) => /(?<!\d |一|两|几|这|那)块/.test(Msg[key] ?? ''))).toEqual([]);
});

/** Blockly counts shadow blocks, which a child does not. */
const WITHOUT_NUMBER = ['DELETE_X_BLOCKS'];

test('messages have the parameters that Blockly fills in', () => {
	const differs = (key: string): boolean => parametersOf(Msg[key]).sort().join() !== parametersOf(ENGLISH[key]).sort().join();
	expect(usedKeys().filter(differs)).toEqual(WITHOUT_NUMBER);
});
