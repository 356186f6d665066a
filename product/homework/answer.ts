import type { InputOf } from '#generated/api/operations.ts';
import type { FileLimits } from '#src/ui/files/file-limits.ts';
import type { Homework } from './api-types.ts';

export interface Typed {
	text: string;
	code: string;
	lang: string;
	link: string;
}

export interface Answer extends Typed {
	files: readonly File[];
}

export interface KeptAnswer extends Typed {
	files: readonly string[];
}

export type AnswerField = 'text' | 'code' | 'link' | 'files';

const NOTHING: Typed = { text: '', code: '', lang: '', link: '' };
const LENGTHS = { text: 20_000, code: 65_536, link: 500 } as const;
const LINK = /^https?:\/\/\S+$/;

export function fieldsOf({ accept }: Pick<Homework, 'accept'>): AnswerField[] {
	const takes = { text: accept.includes('text'), code: accept.includes('code'), link: accept.includes('link'), files: takesFiles(accept) };
	return (['text', 'code', 'files', 'link'] as const).filter((field) => takes[field]);
}

const takesFiles = (accept: Homework['accept']): boolean => accept.includes('file') || accept.includes('image');

export const limitsOf = ({ fileExt, maxMb, maxCount }: Pick<Homework, 'fileExt' | 'maxMb' | 'maxCount'>): FileLimits => ({
	accept: fileExt.map((ext) => `.${ext}`),
	maxBytes: maxMb > 0 ? maxMb * 1024 * 1024 : null,
	maxFiles: maxCount,
});

export function startOf({ submission }: Pick<Homework, 'submission'>, kept: Readonly<Record<string, unknown>> | null): Typed {
	if (kept) return pick(kept);
	const again = submission && (submission.state === 'draft' || submission.state === 'returned');
	return again ? pick({ ...submission }) : NOTHING;
}

/** `then`: names of previously chosen files that may not have been chosen again yet. */
export function keptOf({ text, code, lang, link, files }: Answer, then: readonly string[] = []): KeptAnswer {
	return { text, code, lang, link, files: [...new Set([...then, ...files.map(({ name }) => name)])] };
}

export const namesOf = (kept: unknown): string[] =>
	Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];

const pick = (from: Readonly<Record<string, unknown>>): Typed => {
	const textOf = (name: keyof Typed): string => (typeof from[name] === 'string' ? from[name] : '');
	return { text: textOf('text'), code: textOf('code'), lang: textOf('lang'), link: textOf('link') };
};

export function answerErrors(answer: Answer, homework: Pick<Homework, 'accept'>): Partial<Record<AnswerField, string>> {
	const fields = fieldsOf(homework);
	const wrong: Partial<Record<AnswerField, string>> = {};
	for (const field of ['text', 'code', 'link'] as const) {
		if (answer[field].length > LENGTHS[field]) wrong[field] = `最多 ${LENGTHS[field]} 个字符，现在有 ${answer[field].length} 个`;
	}
	if (answer.link.trim() && !LINK.test(answer.link.trim())) wrong.link = '链接以 http:// 或 https:// 开头，中间没有空格';
	if (answer.code.trim() && !answer.lang) wrong.code = '请选择用的是哪种语言';
	const empty = fields.every((field) => (field === 'files' ? answer.files.length === 0 : !answer[field].trim()));
	const [first] = fields;
	if (empty && first) wrong[first] = fields.length > 1 ? '还没有写任何内容，至少完成一项' : '还没有写任何内容';
	return wrong;
}

/** Request body without files. Omits empty fields and fields the homework does not accept. */
export function bodyOf(answer: Typed, homework: Pick<Homework, 'id' | 'accept'>): InputOf<'main.homeworkAnswerSubmit'> {
	const fields = fieldsOf(homework);
	const code = fields.includes('code') && answer.code.trim() !== '';
	return {
		homeworkId: homework.id,
		...(fields.includes('text') && answer.text.trim() && { text: answer.text }),
		...(code && { code: answer.code, lang: answer.lang }),
		...(fields.includes('link') && answer.link.trim() && { link: answer.link.trim() }),
	};
}
