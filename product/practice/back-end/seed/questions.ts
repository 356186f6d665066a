import { needsBlocks } from '#app/blocks/block-language.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { QuestionRow, QuestionType, TagRow } from '../rows.ts';
import { parsonsQuestions } from './parsons-questions.ts';
import { poolQuestions } from './pool-questions.ts';
import { type QuestionDraft, toQuestion } from './question-draft.ts';
import { templateQuestions } from './template-questions.ts';

const BANK = { single: 240, judge: 120, blank: 80 };

const LEVELS: Readonly<Record<string, number>> = { 入门: 1, '普及-': 2, 普及: 3, 提高: 4 };

interface ShortRow extends Row {
	subjects: string[];
	knowledge: string;
	difficulty: number;
	stem: string;
	points: string[];
}

export function expandQuestions(rows: SeedRows, problems: readonly ProblemRow[], { random }: SeedTools): QuestionRow[] {
	const written = (rows.questions ?? []) as unknown as readonly QuestionDraft[];
	const pooled = poolQuestions(rows['question-pools'] ?? [], random);
	const soFar = (type: QuestionType): number => [...written, ...pooled].filter((draft) => draft.type === type).length;
	const made = templateQuestions(random, {
		single: BANK.single - soFar('single'),
		judge: BANK.judge - soFar('judge'),
		blank: BANK.blank - soFar('blank'),
	});
	const shorts = ((rows['short-questions'] ?? []) as readonly ShortRow[]).map(shortDraft);
	const tagIds = new Map(((rows.tags ?? []) as readonly TagRow[]).map(({ id, name }) => [name, id]));
	const drafts = [
		...written,
		...pooled,
		...made,
		...shorts,
		...problems.map(programDraft),
		...parsonsQuestions(rows['parsons-questions'] ?? [], random),
	];
	return drafts.map((draft, index) => toQuestion(`q${String(index + 1).padStart(4, '0')}`, draft, tagIds));
}

function shortDraft({ subjects, knowledge, difficulty, stem, points }: ShortRow): QuestionDraft {
	const share = Math.floor(100 / points.length);
	const rules = points.map((text, index) => ({ text, percent: index === points.length - 1 ? 100 - share * index : share }));
	return {
		type: 'short',
		subjects,
		knowledge,
		difficulty,
		stem,
		key: { answer: [], points: rules, analysis: `参考要点：${points.join('；')}。` },
	};
}

/** Of problems that take text. */
function subjectsOf({ drawing, robot }: ProblemRow): string[] {
	if (robot) return ['robot'];
	return drawing ? ['python'] : ['python', 'cpp'];
}

function programDraft(problem: ProblemRow): QuestionDraft {
	const { id, title, level, tags, description, pitfall, blocks } = problem;
	return {
		type: 'program',
		subjects: needsBlocks(blocks) ? ['scratch'] : subjectsOf(problem),
		knowledge: tags,
		difficulty: LEVELS[level] ?? 3,
		stem: `${id} ${title}：${description}`,
		problemId: id,
		source: '星芒编程题库',
		key: { answer: [], analysis: `常见的错误：${pitfall}。` },
	};
}
