import type { TypingRules } from '#app/exam/back-end/rules/typed-answer.ts';
import type { QuestionRow, QuestionType } from '../rows.ts';

/** A question without an id: the common form of hand-written seeds, pools and templates. */
export interface QuestionDraft {
	type: QuestionType;
	subjects: readonly string[];
	/** Names of knowledge points. */
	knowledge: readonly string[] | string;
	difficulty: number;
	stem: string;
	/** A picture below the stem; `file` is in `manifests/files/`, the size in px. */
	image?: { file: string; alt: string; width: number; height: number };
	options?: readonly string[];
	lines?: QuestionRow['lines'];
	indents?: boolean;
	materialId?: string;
	problemId?: string;
	source?: string;
	typing?: TypingRules;
	key: { answer: readonly string[]; accept?: string[][]; points?: { text: string; percent: number }[]; hints?: string[]; analysis: string };
}

const LETTERS = 'ABCDEFGH';

export function toQuestion(id: string, draft: QuestionDraft, tagIds: ReadonlyMap<string, string>): QuestionRow {
	const { type, key, options } = draft;
	const { analysis, ...answers } = key;
	return {
		id,
		type,
		stemHtml: `<p>${inlineHtml(draft.stem)}</p>${imageHtml(draft.image)}`,
		stemText: plainText(draft.stem),
		...(options ? { options: options.map((option, index) => ({ key: LETTERS[index] ?? '?', html: inlineHtml(option) })) } : {}),
		...(type === 'blank' ? { blanks: (draft.stem.match(/____/g) ?? ['']).length } : {}),
		...(draft.lines ? { lines: draft.lines, indents: draft.indents ?? false } : {}),
		...(draft.typing ? { typing: draft.typing } : {}),
		materialId: draft.materialId ?? null,
		problemId: draft.problemId ?? null,
		difficulty: draft.difficulty,
		knowledge: [draft.knowledge].flat().map((name) => tagIdOf(name, tagIds)),
		subjects: [...draft.subjects],
		source: draft.source ?? '星芒题库自编',
		key: { ...answers, answer: [...answers.answer], analysisHtml: `<p>${inlineHtml(analysis)}</p>` },
	};
}

function tagIdOf(name: string, tagIds: ReadonlyMap<string, string>): string {
	const id = tagIds.get(name);
	if (!id)
		throw new Error(`There is no knowledge point "${name}": add it to product/practice/back-end/seed/tags.yaml or correct the question.`);
	return id;
}

export function placeOptions(
	right: readonly string[],
	wrong: readonly string[],
	mix: (list: readonly string[]) => string[],
): { options: string[]; answer: string[] } {
	const options = mix([...right, ...wrong]);
	const isRight = new Set(right);
	return { options, answer: options.flatMap((option, index) => (isRight.has(option) ? [LETTERS[index] ?? '?'] : [])) };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const inlineHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const imageHtml = (image: QuestionDraft['image']): string =>
	image
		? `<p><img src="${escapeHtml(image.file)}" alt="${escapeHtml(image.alt)}" width="${image.width}" height="${image.height}"></p>`
		: '';

function plainText(text: string, limit = 80): string {
	const plain = text.replace(/`/g, '').replace(/\s+/g, ' ').trim();
	return plain.length > limit ? `${plain.slice(0, limit - 1)}…` : plain;
}
