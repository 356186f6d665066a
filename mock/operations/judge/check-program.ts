import { LANGUAGES } from './languages.ts';

const SHORT_ALLOWED = ['Py', 'PHP', 'Ruby', 'Rust', 'JavaScript'];
const MIN_CODE = 50;
const MAX_CODE = 65_535;

/** Why a program is not taken; null when it is. */
export function checkProgram({ language, code }: { language: string; code: string }): string | null {
	if (!LANGUAGES.has(language)) return '提交的代码的语言错误！请使用规定的语言！';
	if (code.length < MIN_CODE && !SHORT_ALLOWED.some((name) => language.includes(name))) return '提交的代码过短，请检查并补充完整！';
	if (code.length > MAX_CODE) return '提交的代码过长，代码的长度不能超过 65535 个字符！';
	return null;
}
