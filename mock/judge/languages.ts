import type { EngineName } from './messages.ts';

/** The engine that takes a program of a language; null: this judge has none. */
export function engineOf(language: string): Exclude<EngineName, 'native'> | null {
	if (language === 'JavaScript Node' || language === 'JavaScript V8') return 'javascript';
	if (language === 'Python3' || language === 'PyPy3') return 'python';
	return isCompiled(language) ? 'clang' : null;
}

/** C and C++ with and without optimisation, of each standard. */
export const isCompiled = (language: string): boolean => /^C(\+\+)?( \d\d)?( With O2)?$/.test(language);
