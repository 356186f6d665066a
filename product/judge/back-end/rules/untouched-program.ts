import { codeTemplates } from './problem-rules.ts';

/** Whether a program, as its language and text, is empty or the template of its language: choosing a language is no answer. */
export function isUntouchedProgram([language = '', code = '']: readonly string[]): boolean {
	const own = withoutSpace(code);
	return own === '' || own === withoutSpace(codeTemplates[language] ?? '');
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');
