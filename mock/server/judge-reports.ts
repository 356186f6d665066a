/** Validates messages of judge processes: a program that has hijacked its process can send anything. */

import type { WorkerReport } from '#engines/messages.ts';
import type { RunResult, RunVerdict } from '#engines/runner.ts';
import type { Steps } from '#engines/watch.ts';
import { isObject } from '#mock/contract/value-kind.ts';

const VERDICTS: readonly RunVerdict[] = ['OK', 'CE', 'TLE', 'MLE', 'RE', 'OLE', 'SE'];

type Fields = Readonly<Record<string, unknown>>;

const isResult = (value: unknown): value is RunResult =>
	isObject(value) &&
	VERDICTS.includes(value.verdict as RunVerdict) &&
	typeof value.stdout === 'string' &&
	typeof value.stderr === 'string' &&
	isAmount(value.time) &&
	isAmount(value.memory);

const isSteps = (value: unknown): value is Steps =>
	isObject(value) &&
	isListOf(value.lines, (line) => typeof line === 'string') &&
	isListOf(value.printed, isAmount) &&
	isListOf(value.marks, (mark) => isObject(mark) && isAmount(mark.step) && typeof mark.text === 'string') &&
	typeof value.asks === 'boolean' &&
	isListOf(value.clock, isAmount) &&
	(value.isLive === undefined || typeof value.isLive === 'boolean');

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(isItem);

const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const CHECKS: Readonly<Record<WorkerReport['report'], (report: Fields) => boolean>> = {
	opened: () => true,
	began: () => true,
	denied: () => true,
	failed: ({ message }) => typeof message === 'string',
	loading: ({ loaded, total }) => isAmount(loaded) && isAmount(total),
	compiled: ({ error, artifact }) => (error === null || isResult(error)) && (artifact === null || artifact instanceof Uint8Array),
	ended: ({ result, spent, steps }) => isResult(result) && typeof spent === 'boolean' && (steps === null || isSteps(steps)),
};

export const isReport = (message: unknown): message is WorkerReport =>
	isObject(message) &&
	typeof message.report === 'string' &&
	Object.hasOwn(CHECKS, message.report) &&
	CHECKS[message.report as WorkerReport['report']](message);

/** Returns a file to cache for later processes; null for any other message. */
export function readKept(message: unknown): { name: string; bytes: Uint8Array } | null {
	if (!isObject(message) || message.report !== 'keep') return null;
	const { name, bytes } = message;
	return typeof name === 'string' && /^[\w+-]+\.\w+$/.test(name) && bytes instanceof Uint8Array ? { name, bytes } : null;
}
