type Kind = (value: unknown) => boolean;

const int: Kind = Number.isInteger;
const text: Kind = (value) => typeof value === 'string';
const flag: Kind = (value) => typeof value === 'boolean';
const list: Kind = Array.isArray;
/** The format of old Jackson versions: no colon in the zone. */
const time: Kind = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/.test(value);
const nothing: Kind = (value) => value === null;
const orNull =
	(kind: Kind): Kind =>
	(value) =>
		value === null || kind(value);

export type Shape = Readonly<Record<string, Kind>>;

const named = (kind: Kind, names: string): Shape => Object.fromEntries(names.split(' ').map((name) => [name, kind]));

const counts = named(int, 'total ac mle tle re pe ce wa se pa');

export const PAGE: Shape = { records: list, ...named(int, 'total size current pages'), orders: list, searchCount: flag };

export const TAG: Shape = {
	...named(int, 'id'),
	...named(text, 'name'),
	...named(orNull(text), 'color oj'),
	...named(orNull(int), 'gid tcid'),
	...named(orNull(time), 'gmtCreate gmtModified'),
};

export const USER: Shape = {
	...named(text, 'uid username'),
	...named(
		orNull(text),
		'nickname avatar titleName titleColor email number gender school course signature realname github blog cfUsername',
	),
	roleList: list,
};

export const PROBLEM_LINE: Shape = {
	...counts,
	...named(int, 'pid type'),
	...named(text, 'problemId title'),
	difficulty: orNull(int),
	tags: list,
	score: nothing,
};

export const PROBLEM_STATUS: Shape = named(int, 'status');

export const PROBLEM_INFO: Shape = {
	...named(list, 'tags languages'),
	...named((value) => typeof value === 'object', 'problem problemCount codeTemplate'),
};

export const PROBLEM_COUNT: Shape = { pid: int, ...counts };

export const PROBLEM: Shape = {
	...named(int, 'id type timeLimit memoryLimit stackLimit'),
	...named(text, 'problemId title'),
	...named(
		orNull(text),
		'author judgeMode judgeCaseMode description input output hint examples source userExtraFile caseVersion modifiedUser ioReadFileName ioWriteFileName',
	),
	...named(orNull(int), 'difficulty auth ioScore gid applyPublicProgress'),
	...named(orNull(flag), 'isRemote codeShare isRemoveEndBlank openCaseResult isUploadCase isGroup isFileIO'),
	...named(nothing, 'spjCode spjLanguage judgeExtraFile'),
	...named(orNull(time), 'gmtCreate gmtModified'),
};

export const TEST_RESULT: Shape = {
	status: int,
	...named(orNull(int), 'time memory'),
	...named(orNull(text), 'userInput userOutput expectedOutput stderr problemJudgeMode'),
};

const submitted: Shape = {
	...named(int, 'submitId pid status length cid'),
	...named(text, 'displayPid uid username language'),
	...named(orNull(int), 'time memory score oiRankScore cpid'),
	submitTime: time,
	share: flag,
	judger: orNull(text),
	isManual: flag,
};

export const JUDGE: Shape = {
	...submitted,
	...named(orNull(text), 'errorMessage code ip'),
	...named(orNull(int), 'gid version'),
	...named(nothing, 'vjudgeSubmitId vjudgeUsername vjudgePassword'),
	...named(orNull(time), 'gmtCreate gmtModified'),
};

export const SUBMISSION_LINE: Shape = { ...submitted, title: text, displayId: orNull(text), source: nothing, ip: nothing };

export const SUBMISSION_INFO: Shape = { submission: (value) => typeof value === 'object', codeShare: orNull(flag) };

export const CASES: Shape = { judgeCaseMode: text, judgeCaseList: orNull(list), subTaskJudgeCaseVoList: orNull(list) };

/** Ordinary users see the usage of a public case, but not its data; of a hidden case its verdict alone. */
export const CASE: Shape = {
	...named(nothing, 'id pid submitId uid caseId inputData outputData gmtCreate gmtModified'),
	...named(int, 'status seq'),
	...named(orNull(int), 'time memory score groupNum'),
	userOutput: orNull(text),
	mode: text,
};

export const SUBTASK: Shape = {
	...named(int, 'groupNum status ac total'),
	// The usage of a group would be that of its hidden cases.
	...named(nothing, 'time memory'),
	score: orNull(int),
	subtaskDetailList: list,
};

/** Lists fields that are missing, of a wrong kind or unknown. `extra` names our additions. */
export function faultsOf(value: Record<string, unknown>, shape: Shape, extra: readonly string[] = []): string[] {
	const faults = Object.entries(shape).flatMap(([name, kind]) => {
		if (!(name in value)) return [`${name} is absent`];
		return kind(value[name]) ? [] : [`${name} is ${JSON.stringify(value[name])}`];
	});
	const unknown = Object.keys(value).filter((name) => !(name in shape) && !extra.includes(name));
	return [...faults, ...unknown.map((name) => `${name} is not of the judge`)];
}
