const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
	python: ['py', 'pyw'],
	cpp: ['cpp', 'cc', 'cxx', 'c', 'h', 'hpp', 'ino'],
	java: ['java'],
	go: ['go'],
	javascript: ['js', 'mjs', 'ts'],
	json: ['json'],
	bash: ['sh'],
};

/** The language of a program by the extension of its file; null for one that has no colours here. */
export const languageOf = (ext: string): string | null =>
	Object.entries(LANGUAGES).find(([, all]) => all.includes(ext.toLowerCase()))?.[0] ?? null;
