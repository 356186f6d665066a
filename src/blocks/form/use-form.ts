import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { FormBlock, FormField } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useActions } from '#src/pages/use-actions.ts';
import { useHold } from '#src/pages/use-hold.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { checkField } from './check-field.ts';
import { controlOf } from './control-of.ts';
import { type FormValues, sentValue, startValue } from './form-values.ts';

export type FormErrors = Readonly<Record<string, string | null>>;

export interface FormState {
	/** Fields that the user sees now. */
	fields: readonly FormField[];
	scope: PageScope;
	values: FormValues;
	errors: FormErrors;
	busy: boolean;
	/** Something was typed that has not been sent. */
	dirty: boolean;
	/** Goes on the `<form>`; the first wrong field is looked for in it. */
	ref: RefObject<HTMLFormElement | null>;
	change: (field: string, value: unknown) => void;
	submit: (event: FormEvent) => void;
}

export function useForm(block: FormBlock): FormState {
	const outer = useScope();
	const run = useActions();
	const holdOf = useHold();
	const isVisible = useVisible();
	const ref = useRef<HTMLFormElement>(null);
	const [typed, setTyped] = useState<FormValues>({});
	const [errors, setErrors] = useState<FormErrors>({});
	const [busy, setBusy] = useState(false);
	// Enter and a click may both come before React has drawn the first.
	const lock = useRef(false);
	const heldUntil = useRef(0);

	const untouched = startValues(block, outer);
	const values = { ...untouched, ...typed };
	const dirty = Object.entries(typed).some(([field, value]) => value !== untouched[field]);
	const scope = outer.with({ form: values });
	const fields = block.fields.filter((field) => isVisible(field, scope));

	const change = (field: string, value: unknown): void => {
		// What is typed now is another entry.
		heldUntil.current = 0;
		setTyped((before) => ({ ...before, [field]: value }));
		setErrors((before) => ({ ...before, [field]: null }));
	};
	const send = async (): Promise<boolean> => {
		const input = inputOf(block, fields, values, scope);
		const done = await run([{ call: block.submits, with: () => input }, ...(block.then ?? [])], scope.bound);
		// What comes from an object shows that object; anything else is ready for the next entry.
		if (done && !block.initial) setTyped({});
		return done;
	};
	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (lock.current || performance.now() < heldUntil.current) return;
		const found = checkFields(fields, values, scope);
		setErrors(found);
		const wrong = fields.find(({ field }) => found[field]);
		if (wrong) {
			focusField(ref.current, wrong.field);
			return;
		}
		lock.current = true;
		setBusy(true);
		const end = performance.now() + holdOf([{ call: block.submits }]);
		// What failed may be sent again at once.
		if (await send()) heldUntil.current = end;
		lock.current = false;
		setBusy(false);
	};
	return { fields, scope, values, errors, busy, dirty, ref, change, submit: (event) => void submit(event) };
}

function startValues(block: FormBlock, scope: PageScope): FormValues {
	const initial = block.initial ? scope.read(block.initial.record) : null;
	const record = typeof initial === 'object' && initial !== null ? (initial as FormValues) : {};
	return Object.fromEntries(
		block.fields.map(({ field, rules, default: first }) => [field, startValue(rules, record[field] ?? (first ? scope.read(first) : null))]),
	);
}

function checkFields(fields: readonly FormField[], values: FormValues, scope: PageScope): FormErrors {
	return Object.fromEntries(
		fields.map((field) => {
			const other = fields.find((each) => each.field === field.same);
			const same = other && { label: scope.text(other.label), value: values[other.field] };
			const check = { label: scope.text(field.label), control: controlOf(field), rules: field.rules, ...(same && { same }) };
			return [field.field, checkField(values[field.field], check)];
		}),
	);
}

/** Fields that are hidden are not sent. */
function inputOf(block: FormBlock, fields: readonly FormField[], values: FormValues, scope: PageScope): Record<string, unknown> {
	const sent = fields
		.map(({ field, rules }) => [field, sentValue(rules, values[field])] as const)
		.filter(([, value]) => value !== undefined);
	return { ...Object.fromEntries(sent), ...(block.with && scope.read(block.with)) };
}

function focusField(form: HTMLFormElement | null, field: string): void {
	const element = form?.elements.namedItem(field);
	const target = element instanceof RadioNodeList ? element[0] : element;
	if (target instanceof HTMLElement) target.focus();
}
