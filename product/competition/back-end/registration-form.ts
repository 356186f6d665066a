import { extensionOf, storedFile } from '#app/documents/back-end/sent-file.ts';
import type { Context } from '#mock/handler.ts';
import { isPhone, normaliseTyped } from '#src/lib/typed-text.ts';
import type { CompetitionRow, FieldRow, FormValue } from './rows.ts';

type Request = Context<'main.competitionRegister'>;
type Given = NonNullable<Request['input']['form']>;
type GivenValue = Given[string];

/** Stores the content of sent files; values of unknown keys are dropped. */
export function storedForm(context: Request, { fields }: Pick<CompetitionRow, 'fields'>): Record<string, FormValue> {
	const form: Given = context.input.form ?? {};
	return Object.fromEntries(
		fields.flatMap(({ key, type }) => {
			const value = form[key];
			return value === undefined ? [] : [[key, stored(context, value, type)] as const];
		}),
	);
}

/** The schema does not know which keys are phone numbers: the fields of the competition say so. */
function stored(context: Request, value: GivenValue, type: FieldRow['type']): FormValue {
	if (typeof value === 'string') return type === 'phone' ? normaliseTyped(value, { as: 'phone' }) : value.trim();
	return value.some((item) => typeof item === 'object')
		? value.flatMap((item) => (typeof item === 'object' ? [storedFile(context, item)] : []))
		: value.map(String);
}

/** Messages by field, `form.<key>`. `complete`: required fields must be filled. */
export function wrongFields(
	{ fields }: Pick<CompetitionRow, 'fields'>,
	form: Readonly<Record<string, FormValue>>,
	{ today, complete }: { today: string; complete: boolean },
): Record<string, string> {
	const wrong: Record<string, string> = {};
	for (const field of fields) {
		const value = form[field.key];
		const empty = value === undefined || value.length === 0;
		const message = empty ? missing(field, complete) : wrongWith(field, value, today);
		if (message) wrong[`form.${field.key}`] = message;
	}
	return wrong;
}

const CHOSEN: readonly FieldRow['type'][] = ['select', 'choice', 'multi', 'date'];

function missing({ label, type, required }: FieldRow, complete: boolean): string | null {
	if (!required || !complete) return null;
	if (type === 'file') return `请上传${label}`;
	return `${CHOSEN.includes(type) ? '请选择' : '请填写'}${label}`;
}

function wrongWith(field: FieldRow, value: FormValue, today: string): string | null {
	if (field.type === 'file') return wrongFiles(field, value);
	if (field.type === 'multi') return wrongChoices(field, value);
	if (typeof value !== 'string') return `${field.label}只能填一项`;
	return wrongText(field, value) ?? wrongRange(field, value, today);
}

function wrongText({ label, type, options, minLength, maxLength }: FieldRow, value: string): string | null {
	if (type === 'phone' && !isPhone(value)) return `${label}要填 11 位手机号`;
	if (type === 'number' && !Number.isFinite(Number(value))) return `${label}要填数字`;
	if (type === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return `${label}的格式不对`;
	if (options && !options.includes(value)) return `${label}只能选：${options.join('、')}`;
	const length = [...value].length;
	if (minLength && length < minLength) return `${label}至少 ${minLength} 个字`;
	return maxLength && length > maxLength ? `${label}最多 ${maxLength} 个字` : null;
}

function wrongRange({ label, type, min, max }: FieldRow, value: string, today: string): string | null {
	if (type === 'number') {
		if (min !== undefined && Number(value) < Number(min)) return `${label}不能小于 ${min}`;
		return max !== undefined && Number(value) > Number(max) ? `${label}不能大于 ${max}` : null;
	}
	if (type !== 'date') return null;
	const day = (limit: FieldRow['min']): string | undefined => (limit === 'today' ? today : limit?.toString());
	const first = day(min);
	const last = day(max);
	if (first !== undefined && value < first) return `${label}不能早于 ${first}`;
	return last !== undefined && value > last ? `${label}不能晚于 ${last}` : null;
}

function wrongChoices({ label, options = [], maxCount }: FieldRow, value: FormValue): string | null {
	const chosen = typeof value === 'string' ? [value] : value.map(String);
	if (chosen.some((each) => !options.includes(each))) return `${label}只能选：${options.join('、')}`;
	return maxCount && chosen.length > maxCount ? `${label}最多选 ${maxCount} 项` : null;
}

function wrongFiles({ label, ext = [], maxMb, maxCount }: FieldRow, value: FormValue): string | null {
	if (typeof value === 'string') return `${label}要选文件`;
	if (maxCount && value.length > maxCount) return `${label}最多 ${maxCount} 个文件`;
	for (const file of value) {
		if (typeof file === 'string') return `${label}要选文件`;
		if (ext.length > 0 && !ext.includes(extensionOf(file.name))) return `${label}只收 ${ext.join('、')} 文件`;
		if (maxMb && file.bytes > maxMb * 1_048_576) return `「${file.name}」超过 ${maxMb} MB`;
	}
	return null;
}
