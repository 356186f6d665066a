import { pythonIn } from '#app/blocks/block-language.ts';
import type { ReferenceRow } from '#app/judge/back-end/rows.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { shuffle } from '#app/practice/back-end/seed/shuffle.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import type { AttemptRow, AttemptStateName, PaperRow, SavedAnswer } from '../rows.ts';
import { gradeAnswer, needsMarking } from '../rules/grade.ts';

interface AttemptPlan extends Row {
	paperId: string;
	/** Time of submission; for an attempt in progress, or one that ran out of time, of its start. */
	at: string;
	state: AttemptStateName;
	/** Target score in percent; for an attempt in progress, or one that ran out of time, the share of answered questions. */
	rate: number;
	/** The server closed it at its deadline. */
	timeup?: boolean;
	note?: string;
}

export interface ExamBank {
	papers: readonly PaperRow[];
	questions: readonly QuestionRow[];
	programs: readonly ReferenceRow[];
	weak: ReadonlySet<string>;
}

const DEMO = 'student01';
/** Probability that a question on a weak point is among the first to be answered wrongly. */
const WEAK_SHARE = 0.8;

const isOpenEnded = ({ state, timeup }: AttemptPlan): boolean => state === 'in_progress' || timeup === true;

export function expandAttempts(rows: SeedRows, bank: ExamBank, tools: SeedTools): AttemptRow[] {
	const plans = (rows['attempt-plans'] ?? []) as readonly AttemptPlan[];
	const numbers = new Map<string, number>();
	return [
		...plans.map((plan) => {
			const no = (numbers.get(plan.paperId) ?? 0) + 1;
			numbers.set(plan.paperId, no);
			return toAttempt(plan, { no, userId: DEMO, bank, tools });
		}),
		bigAttempt(bank, tools),
	];
}

function bigAttempt(bank: ExamBank, tools: SeedTools): AttemptRow {
	const plan: AttemptPlan = { id: 'a-big', paperId: 'p33', at: tools.at('-35m'), state: 'in_progress', rate: 55 };
	return toAttempt(plan, { no: 1, userId: 'bigdata', bank, tools });
}

interface AttemptOptions {
	no: number;
	userId: string;
	bank: ExamBank;
	tools: SeedTools;
}

function toAttempt(plan: AttemptPlan, { no, userId, bank, tools }: AttemptOptions): AttemptRow {
	const paper = bank.papers.find(({ id }) => id === plan.paperId);
	if (!paper) throw new Error(`The attempt ${plan.id} refers to the missing paper ${plan.paperId}.`);
	const random = tools.random(`attempt-${plan.id}`);
	const limit = paper.minutes * 60;
	const open = isOpenEnded(plan);
	const absent = plan.state === 'absent';
	const usedSeconds = absent ? 0 : open ? limit : Math.round(limit * (0.45 + random() * 0.45));
	const startMs = Date.parse(plan.at) - (open || absent ? 0 : usedSeconds * 1000);
	const { answers, marks } = absent
		? { answers: [], marks: {} }
		: answerPaper(paper, { plan, bank, random, savedAt: open ? toIsoTime(startMs + 600_000) : plan.at });
	const deadlineAt = toIsoTime(startMs + limit * 1000);
	return {
		id: plan.id,
		paperId: paper.id,
		userId,
		no,
		state: plan.state,
		startedAt: toIsoTime(startMs),
		deadlineAt,
		...handInOf(plan, { deadlineAt, timeup: usedSeconds > limit * 0.88 }),
		usedSeconds: plan.state === 'in_progress' ? Math.round((tools.now - startMs) / 1000) : usedSeconds,
		clientTab: 'seed',
		requestKey: null,
		answers,
		marks: plan.state === 'marked' || plan.state === 'voided' ? marks : {},
		comments: {},
		note: plan.note ?? '',
		uncounted: isUncounted(plan, paper, tools.now),
	};
}

/** Marked, and its answers are released at the end of the paper. */
const isUncounted = ({ state }: AttemptPlan, { release, closeAt }: PaperRow, now: number): boolean =>
	state === 'marked' && release.answers !== 'now' && closeAt !== null && now < Date.parse(closeAt);

function handInOf(
	plan: AttemptPlan,
	{ deadlineAt, timeup }: { deadlineAt: string; timeup: boolean },
): Pick<AttemptRow, 'submittedAt' | 'by'> {
	if (plan.state === 'in_progress' || plan.state === 'absent') return { submittedAt: null, by: null };
	return { submittedAt: plan.timeup ? deadlineAt : plan.at, by: timeup ? 'timeup' : 'user' };
}

interface AnswerPlan {
	plan: AttemptPlan;
	bank: ExamBank;
	random: () => number;
	savedAt: string;
}

/** Adds mistakes, weak points first, until the score is close to the plan's rate. */
function answerPaper(paper: PaperRow, answerPlan: AnswerPlan): { answers: SavedAnswer[]; marks: Record<string, number> } {
	const { plan, bank, random, savedAt } = answerPlan;
	const byId = new Map(bank.questions.map((question) => [question.id, question]));
	const items = paper.sections
		.flatMap(({ items: list }) => list)
		.flatMap(({ questionId, score }) => {
			const question = byId.get(questionId);
			return question ? [{ question, full: score }] : [];
		});
	const open = isOpenEnded(plan);
	const done = open ? items.slice(0, Math.ceil((items.length * plan.rate) / 100)) : items;
	const weakFirst = new Map(
		done.map(({ question }) => [question.id, bank.weak.has(question.knowledge[0] ?? '') && random() < WEAK_SHARE ? 1 : 0]),
	);
	const order = shuffle(done, random).sort((a, b) => (weakFirst.get(b.question.id) ?? 0) - (weakFirst.get(a.question.id) ?? 0));
	let left = paper.totalScore * (1 - (open ? 92 : plan.rate) / 100);
	const values = new Map<string, string[]>();
	const marks: Record<string, number> = {};
	for (const { question, full } of order) {
		const miss = left > 0;
		if (needsMarking(question)) {
			const lost = miss ? Math.min(full, Math.round(Math.min(left, full * 0.4))) : 0;
			marks[question.id] = full - lost;
			left -= lost;
			values.set(question.id, programAnswer(question, bank.programs));
			continue;
		}
		const value = miss && left >= full / 2 ? wrongValue(question, random) : rightValue(question);
		left -= full - gradeAnswer({ question, value, full, multiRule: paper.multiRule }).score;
		values.set(question.id, value);
	}
	const answers = done.map(({ question }, index) => ({
		questionId: question.id,
		value: values.get(question.id) ?? [],
		flagged: index % 11 === 7,
		rev: 1,
		savedAt,
		seconds: 15 + Math.floor(random() * 60),
	}));
	return { answers, marks };
}

/** In text, as before papers took blocks. */
function programAnswer({ problemId }: QuestionRow, programs: readonly ReferenceRow[]): string[] {
	const program = programs.find((each) => each.problemId === problemId && each.right);
	return program ? [program.language, pythonIn(program.code)] : ['Python3', '# 先写读入，再写判断\nprint("hello")\n'];
}

const rightValue = ({ key }: QuestionRow): string[] => [...key.answer];

function wrongValue(question: QuestionRow, random: () => number): string[] {
	const { type, key, options = [] } = question;
	if (type === 'judge') return [key.answer[0] === 'right' ? 'wrong' : 'right'];
	if (type === 'blank') return random() < 0.3 ? [] : key.answer.map((text) => String(Number(text) + 1));
	if (type === 'multiple') return random() < 0.5 ? key.answer.slice(0, -1) : options.map((option) => option.key).slice(0, 3);
	const others = options.map((option) => option.key).filter((letter) => !key.answer.includes(letter));
	return [others[Math.floor(random() * others.length)] ?? 'A'];
}
