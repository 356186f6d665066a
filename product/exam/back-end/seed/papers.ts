import type { QuestionRow, QuestionType, TagRow } from '#app/practice/back-end/rows.ts';
import { shuffle } from '#app/practice/back-end/seed/shuffle.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { PaperRow, PaperSectionSpec } from '../rows.ts';

interface Part {
	type: QuestionType | 'mixed';
	count: number;
	score: number;
}

interface WrittenPaper extends Row {
	title: string;
	kind: PaperRow['kind'];
	subject: string;
	level?: string;
	difficulty: number;
	openAt?: string;
	closeAt?: string;
	minutes?: number;
	count?: number;
	focus?: string[];
	/** Questions picked first, in this order, by their own id or that of their problem. */
	includes?: string[];
	/** Replaces the parts of the kind. */
	parts?: Part[];
	highlights?: string[];
}

type Rules = Pick<PaperRow, 'minutes' | 'maxAttempts' | 'redoMinutes' | 'multiRule' | 'shuffle' | 'nav' | 'release'> & {
	parts: readonly Part[];
};

const RULES: Readonly<Record<PaperRow['kind'], Rules>> = {
	mock: {
		minutes: 90,
		maxAttempts: 3,
		redoMinutes: 0,
		multiRule: 'all',
		nav: 'free',
		shuffle: { questions: false, options: false },
		release: { score: 'afterMark', answers: 'now' },
		parts: [
			{ type: 'single', count: 15, score: 2 },
			{ type: 'judge', count: 10, score: 2 },
			{ type: 'program', count: 2, score: 25 },
		],
	},
	level: {
		minutes: 60,
		maxAttempts: 1,
		redoMinutes: 0,
		multiRule: 'all',
		nav: 'free',
		shuffle: { questions: true, options: true },
		release: { score: 'afterMark', answers: 'afterClose' },
		parts: [
			{ type: 'single', count: 25, score: 2 },
			{ type: 'judge', count: 10, score: 3 },
			{ type: 'program', count: 1, score: 20 },
		],
	},
	chapter: {
		minutes: 20,
		maxAttempts: 0,
		redoMinutes: 10,
		multiRule: 'all',
		nav: 'free',
		shuffle: { questions: true, options: false },
		release: { score: 'now', answers: 'now' },
		parts: [
			{ type: 'single', count: 8, score: 5 },
			{ type: 'multiple', count: 4, score: 5 },
			{ type: 'blank', count: 4, score: 5 },
			{ type: 'judge', count: 4, score: 5 },
		],
	},
	special: {
		minutes: 30,
		maxAttempts: 0,
		redoMinutes: 0,
		multiRule: 'half',
		nav: 'free',
		shuffle: { questions: false, options: false },
		release: { score: 'now', answers: 'now' },
		parts: [{ type: 'mixed', count: 20, score: 5 }],
	},
	daily: {
		minutes: 8,
		maxAttempts: 1,
		redoMinutes: 0,
		multiRule: 'half',
		nav: 'sequential',
		shuffle: { questions: false, options: false },
		release: { score: 'now', answers: 'now' },
		parts: [{ type: 'mixed', count: 5, score: 20 }],
	},
};

const NAMES: Readonly<Record<Part['type'], string>> = {
	single: '单选题',
	multiple: '多选题',
	judge: '判断题',
	blank: '填空题',
	short: '简答题',
	program: '编程题',
	parsons: '拼程序题',
	mixed: '综合题',
};
const NUMERALS = ['一', '二', '三', '四', '五', '六'];
const OBJECTIVE: readonly QuestionType[] = ['single', 'multiple', 'judge', 'blank'];

export function expandPapers(rows: SeedRows, questions: readonly QuestionRow[], tools: SeedTools): PaperRow[] {
	const tagIds = new Map(((rows.tags ?? []) as readonly TagRow[]).map(({ id, name }) => [name, id]));
	return ((rows.papers ?? []) as readonly WrittenPaper[]).map((paper) => toPaper(paper, { questions, tagIds, tools }));
}

interface Bank {
	questions: readonly QuestionRow[];
	tagIds: ReadonlyMap<string, string>;
	tools: SeedTools;
}

function toPaper(written: WrittenPaper, bank: Bank): PaperRow {
	const { focus: _focus, includes: _includes, parts: own, count, ...paper } = written;
	const { parts, ...rules } = RULES[paper.kind];
	const sections = sectionsOf(written, own ?? (count ? [{ type: 'mixed', count, score: count > 100 ? 1 : 5 }] : parts), bank);
	const totalScore = sections.flatMap(({ items }) => items).reduce((sum, { score }) => sum + score, 0);
	const random = bank.tools.random(`paper-${paper.id}`);
	const notYet = paper.openAt !== undefined && Date.parse(paper.openAt) > bank.tools.now;
	return {
		...rules,
		...paper,
		openAt: paper.openAt ?? null,
		closeAt: paper.closeAt ?? null,
		minutes: paper.minutes ?? rules.minutes,
		highlights: paper.highlights ?? [],
		sections,
		questionCount: sections.reduce((sum, { items }) => sum + items.length, 0),
		totalScore,
		passScore: Math.round(totalScore * 0.6),
		takenBy: notYet ? 0 : 60 + Math.floor(random() * 900),
		avgScore: notYet ? 0 : Math.round(totalScore * (0.82 - paper.difficulty * 0.05 + random() * 0.06) * 10) / 10,
	};
}

function sectionsOf(paper: WrittenPaper, parts: readonly Part[], bank: Bank): PaperSectionSpec[] {
	const used = new Set<string>();
	return parts.map((part, index) => {
		const chosen = choose(paper, part, bank)
			.filter(({ id }) => !used.has(id))
			.slice(0, part.count);
		for (const { id } of chosen) used.add(id);
		return {
			id: `${paper.id}-s${index + 1}`,
			title: `${NUMERALS[index] ?? index + 1}、${NAMES[part.type]}`,
			note: `每题 ${part.score} 分，共 ${chosen.length} 题`,
			items: chosen.map(({ id }) => ({ questionId: id, score: part.score })),
		};
	});
}

/** Picks listed questions first, then those on the focus, the subject and related subjects; each paper shuffles within these groups. */
function choose(paper: WrittenPaper, part: Part, { questions, tagIds, tools }: Bank): QuestionRow[] {
	const types = part.type === 'mixed' ? OBJECTIVE : [part.type];
	const focus = new Set((paper.focus ?? []).map((name) => tagIds.get(name) ?? name));
	const wanted = paper.includes ?? [];
	const placeOf = ({ id, problemId }: QuestionRow): number => wanted.findIndex((each) => each === id || each === problemId);
	const near = NEIGHBOURS[paper.subject] ?? [];
	const rank = (question: QuestionRow): number => {
		if (placeOf(question) >= 0) return 0;
		// Questions with a shared material are never picked individually.
		if (question.materialId !== null) return 9;
		const own = question.subjects.includes(paper.subject);
		const suits = own && Math.abs(question.difficulty - paper.difficulty) <= 1;
		if (question.knowledge.some((id) => focus.has(id))) return own ? 1 : 3;
		if (own) return suits ? 2 : 4;
		return question.subjects.some((subject) => near.includes(subject)) ? 5 : 6;
	};
	// A program in one language alone, such as a drawing or one of blocks, is in a paper that names it.
	const isOffered = (question: QuestionRow): boolean =>
		question.type !== 'program' || question.subjects.length > 1 || placeOf(question) >= 0;
	const candidates = questions.filter((question) => types.includes(question.type) && isOffered(question));
	const mixed = shuffle(candidates, tools.random(`choose-${paper.id}-${part.type}`)).map((question) => ({
		question,
		rank: rank(question),
	}));
	return mixed
		.filter(({ rank: place }) => place < 9)
		.sort((a, b) => a.rank - b.rank || placeOf(a.question) - placeOf(b.question))
		.map(({ question }) => question);
}

const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
	python: ['cpp'],
	cpp: ['python'],
	scratch: ['ai'],
	ai: ['scratch'],
	robot: ['sensor'],
	sensor: ['robot'],
};
