import type { Problem } from './problem.ts';

export function explainProblem(problem: Problem): string {
	return explain(problem, subjectOf(problem));
}

/** The short form for display beside the field, without its technical name. */
export function explainField(problem: Problem): string {
	return problem.kind === 'missing' ? `请填写${titleOf(problem) ?? '这一项'}` : explain(problem, titleOf(problem) ?? '这一项');
}

function explain(problem: Problem, name: string): string {
	const { schema } = problem;
	switch (problem.kind) {
		case 'missing':
			return `缺少${name.trimEnd()}`;
		case 'unknown':
			return `${name}不在接口约定中`;
		case 'type':
			return `${name}的类型不对，应为${typeWords(problem.expected)}`;
		case 'enum':
			return `${name}的值不在可选范围内`;
		case 'range':
			return `${name}超出范围${limits(schema.minimum, schema.maximum)}`;
		case 'length':
			return `${name}的长度不对${limits(schema.minLength ?? schema.minItems, schema.maxLength ?? schema.maxItems)}`;
		case 'pattern':
			return schema['x-message'] ?? `${name}的格式不对`;
		case 'format':
			return `${name}的格式不对`;
	}
}

/** Returns `参数 username（账号）` with the first clause of the description. Ends in a space after Latin letters. */
function subjectOf({ path, schema }: Problem): string {
	if (path.length === 0) return '请求体';
	const name = formatPath(path).slice(2);
	const title = titleOf({ schema });
	return title ? `参数 ${name}（${title}）` : `参数 ${name} `;
}

const titleOf = ({ schema }: Pick<Problem, 'schema'>): string | undefined =>
	schema.title ?? schema.description?.split(/[，。；,;（(]/)[0]?.trim();

const WORDS: Readonly<Record<string, string>> = {
	string: '文本',
	integer: '整数',
	number: '数字',
	boolean: '是或否',
	array: '列表',
	object: '对象',
	null: '空',
};
const typeWords = (types: string): string =>
	types
		.split(' or ')
		.map((type) => WORDS[type] ?? type)
		.join('或');

function limits(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return `，应在 ${min} 到 ${max} 之间`;
	if (min !== undefined) return `，不能小于 ${min}`;
	return max === undefined ? '' : `，不能大于 ${max}`;
}

export function formatPath(path: readonly (string | number)[]): string {
	return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;
}
