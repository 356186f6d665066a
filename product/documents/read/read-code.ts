import { highlightCode } from '#src/ui/rich-text/highlight-code.ts';
import { readText } from './read-text.ts';
import type { Bytes, CodeReading } from './readings.ts';

const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
	python: ['py', 'pyw'],
	cpp: ['cpp', 'cc', 'cxx', 'c', 'h', 'hpp', 'ino'],
	java: ['java'],
	go: ['go'],
	javascript: ['js', 'mjs', 'ts'],
	json: ['json'],
	bash: ['sh'],
};

/** Highlighter language for a file extension; null if it is not supported. */
export const languageOf = (ext: string): string | null =>
	Object.entries(LANGUAGES).find(([, all]) => all.includes(ext.toLowerCase()))?.[0] ?? null;

export function readCode(bytes: Bytes, ext: string): CodeReading {
	const reading = readText(bytes);
	const language = languageOf(ext);
	return { ...reading, html: language && highlightCode(reading.text, language) };
}
