import type { TypingRules } from '#app/exam/back-end/rules/typed-answer.ts';
import type { Row } from '#mock/store/store.ts';

export type RankRule = 'score' | 'icpc' | 'ioi' | 'bestTime' | 'steps' | 'grade' | 'points';

export interface StageRow {
	id: string;
	name: string;
	from: string;
	to: string;
	reviewTo?: string;
	note: string;
	promoteText: string;
	needsWork?: boolean;
}

export interface TaskRow {
	id: string;
	no: string;
	title: string;
	score: number;
	/** Problem of the judge; programming tasks only. */
	problemId?: string;
	/** Stage in which works are submitted; tasks with works only. */
	stageId?: string;
	/** Objective tasks only; `key` never leaves the mock. */
	question?: {
		type: 'single' | 'multiple' | 'judge' | 'blank';
		stemHtml: string;
		options?: { key: string; html: string }[];
		blanks?: number;
		typing?: TypingRules;
	};
	key?: string[];
}

export interface FieldRow {
	key: string;
	label: string;
	type: 'text' | 'textarea' | 'phone' | 'number' | 'date' | 'select' | 'choice' | 'multi' | 'file';
	required: boolean;
	options?: string[];
	placeholder?: string;
	help?: string;
	minLength?: number;
	maxLength?: number;
	/** Minimum number, or first day; `today` is the current day. */
	min?: number | string;
	max?: number | string;
	/** Maximum number of choices or files. */
	maxCount?: number;
	/** File extensions without a dot. */
	ext?: string[];
	maxMb?: number;
}

export interface FormFileRow {
	name: string;
	bytes: number;
	mime: string;
	url?: string;
}

export type FormValue = string | string[] | FormFileRow[];

export interface FileRuleRow {
	key: string;
	label: string;
	ext: string[];
	maxMb: number;
	maxCount: number;
	required: boolean;
}

export interface AwardRow {
	level: string;
	name: string;
	rule: string;
	/** Percent of a group that gets it; absent if nobody gives the award during the demo. */
	top?: number;
}

/** A competition as seeded; its state follows from its times. */
export interface CompetitionRow extends Row {
	code: string;
	title: string;
	cover: string;
	summary: string;
	track: string;
	form: 'solo' | 'team';
	teamMin: number;
	teamMax: number;
	groups: string[];
	/** Maximum number of teams or students; absent for no limit. */
	places?: number;
	online: boolean;
	place: string;
	rankRule: RankRule;
	regFrom: string;
	regTo: string;
	startAt: string;
	endAt: string;
	frozenAt?: string;
	/** End of judging; if absent, there is no judging phase. */
	judgeTo?: string;
	/** End of the objection period; if absent, there is none. */
	publicityTo?: string;
	cancelledAt?: string;
	cancelReason?: string;
	organizer: string;
	contactNote: string;
	intro: string[];
	rules: string[];
	scoring: string[];
	stages: StageRow[];
	fields: FieldRow[];
	files: FileRuleRow[];
	awards: AwardRow[];
	tasks: TaskRow[];
	questions: { question: string; answer: string }[];
	rankNote?: string;
	/** The world that shows what is played, as `world-case.ts` reads it; competitions of robots in worlds only. */
	world?: string;
}

export interface MemberRow {
	userId: string;
	name: string;
	role: string;
	state: 'invited' | 'joined' | 'left';
}

export interface TeamRow extends Row {
	competitionId: string;
	no: string;
	name: string;
	slogan: string;
	inviteCode: string;
	captainId: string;
	teacher: string;
	school: string;
	group: string;
	members: MemberRow[];
	award?: string;
	workTitle?: string;
}

export type RegistrationState = 'draft' | 'pending' | 'approved' | 'rejected' | 'waiting' | 'cancelled';

export interface RegistrationRow extends Row {
	competitionId: string;
	/** The captain in a team competition; changes when the team is transferred. */
	userId: string;
	teamId?: string;
	no?: string;
	group: string;
	form: Record<string, FormValue>;
	agreed: boolean;
	state: RegistrationState;
	reviewNote: string;
	/** Requested changes by field: `group`, `teamName` or `form.<key>`. */
	remarks?: Record<string, string>;
	/** Time of the review; absent if nobody reviews it during the demo. */
	reviewAt?: string;
	submittedAt?: string;
	reviewedAt?: string;
	history: { at: string; text: string }[];
}

export interface WorkRow extends Row {
	competitionId: string;
	stageId: string;
	/** Team or student id. */
	ownerId: string;
	version: number;
	title: string;
	intro: string;
	files: { key: string; name: string; bytes: number; url?: string }[];
	videoUrl?: string;
	state: 'draft' | 'submitted' | 'reviewing' | 'scored';
	score?: number;
	comment?: string;
	at: string;
	receiptNo?: string;
	requestKey?: string;
}

export interface CellRow {
	taskId: string;
	score: number;
	tries: number;
	minutes: number | null;
	solved: boolean;
	/** Simulated milliseconds that a robot took for the points. */
	ms?: number;
	/** Attempts after the freeze; hidden until the board is released. */
	late?: { score: number; tries: number; minutes: number | null; solved: boolean; ms?: number };
	/** Set only on boards as they are shown: the result is not announced yet, and only the attempts are counted. */
	keptBack?: boolean;
}

export interface Result {
	score: number;
	penalty?: number;
	bestMs?: number;
	steps?: number;
	cells: CellRow[];
}

export interface Entrant {
	id: string;
	competitionId: string;
	/** Team or student id. */
	teamId: string;
	teamNo: string;
	teamName: string;
	school: string;
	group: string;
	members: string[];
	delta: number;
	/** The result after the freeze; hidden until the board is released. */
	hidden?: { score: number; steps?: number; penalty?: number; text: string };
}

/** A competitor's result; ranks are computed on read. */
export interface RankSeedRow extends Row, Entrant, Result {
	id: string;
	starred: boolean;
	award?: string;
	/** The award is decided, whether or not the row has one. */
	announced?: boolean;
}

export interface TaskAnswerRow extends Row {
	competitionId: string;
	userId: string;
	taskId: string;
	tries: number;
	solved: boolean;
	score: number;
	verdict?: number;
	/** Simulated milliseconds of the last submission; problems for robots only. */
	ms?: number;
	value?: string[];
	language?: string;
	code?: string;
	/** Time of the last submission; absent while the answer is only saved. */
	at?: string;
	requestKeys: string[];
	/** The answer as last saved, which is not submitted yet. */
	saved?: { value: string[]; at: string };
}

/** A file that is sent in parts; parts that have arrived stay after the connection is cut. */
export interface UploadRow extends Row {
	competitionId: string;
	userId: string;
	key: string;
	name: string;
	bytes: number;
	mime: string;
	partBytes: number;
	/** Base64 by part number, from 0. */
	parts: Record<string, string>;
	/** Address of the whole file; absent until it is complete. */
	url?: string;
	startedAt: string;
}
