/** Validates the value of a form field; returns the error message, or null if it is valid. Pure. */
import { isMoment, isWithin } from '#src/lib/moment-text.ts';
import type { FieldRules } from '#src/pages/block-base.ts';
import type { Control } from './control-of.ts';

const PHONE = /^1[3-9]\d{9}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface FieldCheck {
	label: string;
	control: Control;
	rules: FieldRules;
	/** Limits of the manifest: numbers, or moments as text. */
	min?: string | undefined;
	max?: string | undefined;
	/** Other field that must have the same value. */
	same?: { label: string; value: unknown };
}

export function checkField(value: unknown, field: FieldCheck): string | null {
	if (isEmpty(value, field.rules)) return field.rules.required ? missing(field) : null;
	return (
		checkCount(value, field) ??
		checkType(value, field) ??
		checkLength(value, field) ??
		checkRange(value, field) ??
		checkMoment(value, field) ??
		checkShape(value, field) ??
		checkChoice(value, field) ??
		checkSame(value, field)
	);
}

const WRITTEN: readonly Control[] = ['input', 'password', 'textarea', 'number', 'phone', 'tags', 'code'];

function missing({ label, control }: FieldCheck): string {
	if (control === 'checkbox' || control === 'switch') return `请先勾选“${label}”`;
	// A number is as often picked with the arrows as typed.
	if (control === 'number') return `请填写${label}`;
	if (control === 'rows') return `请添加${label}`;
	return `${WRITTEN.includes(control) ? '请输入' : '请选择'}${label}`;
}

/** An unchecked required checkbox is empty only if the server accepts nothing but `true`. */
function isEmpty(value: unknown, { type, enum: allowed }: FieldRules): boolean {
	if (type === 'boolean' && value === false) return allowed === undefined ? false : !allowed.map(String).includes('false');
	return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function checkCount(value: unknown, field: FieldCheck): string | null {
	const { rules, label, control } = field;
	if (!Array.isArray(value)) return null;
	const unit = control === 'file' || control === 'image' ? '个文件' : '项';
	if (rules.minItems !== undefined && value.length < rules.minItems) return `${label}至少要 ${rules.minItems} ${unit}`;
	if (rules.maxItems !== undefined && value.length > rules.maxItems) return `${label}最多 ${rules.maxItems} ${unit}`;
	if (control !== 'tags') return null;
	const wrong = value.map((item) =>
		checkField(item, { ...field, control: 'input', rules: { ...rules, type: rules.items ?? 'string', required: false } }),
	);
	return wrong.find((each) => each !== null) ?? null;
}

function checkType(value: unknown, { rules, label }: FieldCheck): string | null {
	if (rules.type !== 'integer' && rules.type !== 'number') return null;
	const number = Number(value);
	if (!Number.isFinite(number)) return `${label}要填数字`;
	return rules.type === 'integer' && !Number.isInteger(number) ? `${label}要填整数` : null;
}

function checkLength(value: unknown, { rules: { minLength, maxLength }, label }: FieldCheck): string | null {
	if (typeof value !== 'string') return null;
	if (minLength !== undefined && value.length < minLength) return `${label}至少 ${minLength} 个字符`;
	return maxLength !== undefined && value.length > maxLength ? `${label}最多 ${maxLength} 个字符` : null;
}

function checkRange(value: unknown, { rules, label, min, max }: FieldCheck): string | null {
	if (rules.type !== 'integer' && rules.type !== 'number') return null;
	const minimum = min === undefined ? rules.minimum : Number(min);
	const maximum = max === undefined ? rules.maximum : Number(max);
	if (minimum !== undefined && Number(value) < minimum) return `${label}不能小于 ${minimum}`;
	return maximum !== undefined && Number(value) > maximum ? `${label}不能大于 ${maximum}` : null;
}

function checkMoment(value: unknown, { control, label, min, max }: FieldCheck): string | null {
	const kind = control === 'range' ? 'date' : control;
	if (kind !== 'date' && kind !== 'month' && kind !== 'time' && kind !== 'datetime') return null;
	const moments = [value].flat().map(String);
	if (control === 'range' && (moments[0] === '' || moments[1] === '')) return `${label}要有开始和结束的日期`;
	if (moments.some((each) => !isMoment(kind, each))) return `${label}的格式不对，可以点开来选`;
	if (control === 'range' && !isWithin(String(moments[0]), undefined, moments[1])) return `${label}的开始不能晚于结束`;
	if (moments.some((each) => !isWithin(each, min, undefined))) return `${label}不能早于 ${min}`;
	return moments.some((each) => !isWithin(each, undefined, max)) ? `${label}不能晚于 ${max}` : null;
}

const COLOR = /^#[\da-f]{6}$/i;

function checkShape(value: unknown, { rules, label, control }: FieldCheck): string | null {
	if (Array.isArray(value)) return null;
	const text = String(value);
	if (rules.pattern !== undefined && !new RegExp(`^(?:${rules.pattern})$`, 'u').test(text)) return rules.message ?? `${label}的格式不对`;
	if (control === 'color' && !COLOR.test(text)) return `${label}要像 #4E88F3 这样`;
	if (control === 'phone' && rules.pattern === undefined && !PHONE.test(text)) return '请输入正确的手机号';
	if (rules.format === 'email' && !EMAIL.test(text)) return '请输入正确的邮箱';
	if (rules.format === 'uri' && !URL.canParse(text)) return `${label}要填完整的网址`;
	return null;
}

function checkChoice(value: unknown, { rules, label }: FieldCheck): string | null {
	if (!rules.enum || rules.type === 'array') return null;
	return rules.enum.map(String).includes(String(value)) ? null : `请选择${label}`;
}

function checkSame(value: unknown, { same, label }: FieldCheck): string | null {
	return same && value !== same.value ? `${label}和${same.label}不一样` : null;
}
