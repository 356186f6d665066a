/** Values and errors of a form. Independent of React and of the page. */
import { proxy, ref } from 'valtio/vanilla';
import type { FormBlock, FormField } from '#generated/block-types.ts';
import { recordOf } from '#src/lib/record-of.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { errorOf, inputOf, lackingIn, omittedFields, touchedBy, typedValues } from './check-form.ts';
import { isKept, takesFiles } from './control-of.ts';
import { asGiven, type Expand, type Field, fieldsOf, type IsVisible, namesInBody, pathOf, visibleSteps, withParts } from './form-fields.ts';
import { comparedValue, type FormValues, keepSame, sameValue, startValue, valueIn } from './form-values.ts';
import { type FieldView, type FilesState, type FormSnapshot, type FormStatus, keepStatus, statusOf, viewOf } from './form-view.ts';

/** Inputs of the form, updated at each render of the page. */
export interface FormContext {
	block: FormBlock;
	scope: PageScope;
	isVisible: IsVisible;
}

/** Rendered state, replaced part by part. The status keeps its identity until something in it changes. */
interface FormState {
	status: FormStatus;
	snapshot: FormSnapshot;
}

export class FormStore {
	/** A proxy, as each of the views: inputs show their values, so components read them with `sync`. */
	readonly state: FormState;
	/** A key stroke changes the view of its own field only, so no other field renders again. */
	private readonly views = new Map<string, FieldView>();
	context: FormContext;
	private start: FormValues;
	private readonly expandFields: Expand;
	private changes: FormValues = {};
	/** Values sent last, as long as they are still in the form. */
	private sent: FormValues | null = null;
	/** Fields that had an error once are validated on every keystroke. */
	private readonly watched = new Set<string>();
	private readonly errors = new Map<string, string>();
	/** Server-side errors of fields; a field's error is cleared when the field changes. */
	private readonly refused = new Map<string, string>();
	/** Picture codes that the server has asked for. */
	private readonly asked = new Set<string>();
	/** A submit or a step change has failed validation. */
	private checked = false;
	/** `none` until the draft is open. */
	private filesState: FormStatus['files'] = 'none';
	private progress: Pick<FormStatus, 'step' | 'busy' | 'sending' | 'focus'> = { step: 0, busy: false, sending: null, focus: null };

	/** Computed lazily after a change. */
	private current: FormSnapshot | null = null;

	constructor(context: FormContext, expand: Expand = asGiven) {
		this.context = context;
		this.expandFields = expand;
		this.start = this.startValues();
		this.state = proxy<FormState>({ status: ref(this.status()), snapshot: ref(this.snapshot()) });
		this.draw();
	}

	/** View of a field of the current step. */
	view(name: string): FieldView {
		const view = this.views.get(name);
		if (!view) throw new Error(`The form does not show a field named ${name}.`);
		return view;
	}

	private snapshot(): FormSnapshot {
		const { block, scope, isVisible } = this.context;
		if (this.current) return this.current;
		const values = { ...this.start, ...this.changes };
		const expand = this.expandWith(this.changes);
		const inside = scope.with({ form: typedValues(fieldsOf(block, expand), values) });
		const scopeOf = scopeInRows(inside, values, this.fields());
		const steps = visibleSteps(block, { scope: inside, scopeOf, isVisible, asked: this.asked }, expand);
		const fields = steps.flatMap(({ seen }) => seen);
		const changed = block.changed ? new Set(this.dirtyFields().map((field) => pathOf(field)[0] ?? '')) : null;
		const omitted = omittedFields(fields, values, changed);
		const lacking = lackingIn(block, fields, values, inside);
		this.current = { steps, values, scope: inside, scopeOf, fields, seen: new Set(fields), omitted, changed, lacking };
		return this.current;
	}

	/** A form that sends only changes has none. */
	hasNothingToSend = (): boolean => this.snapshot().changed?.size === 0;

	input = (): Record<string, unknown> => inputOf(this.context.block, this.snapshot());

	/** All fields; `changes` decide about rows, those of a draft for example. */
	fields = (changes: FormValues = this.changes): readonly Field[] => withParts(fieldsOf(this.context.block, this.expandWith(changes)));

	private expandWith(changes: FormValues): (fields: readonly FormField[]) => readonly Field[] {
		const { scope } = this.context;
		const context = { scope, given: initialOf(this.context), keysOf: (field: string) => changes[field] as readonly string[] | undefined };
		return (fields) => this.expandFields(fields, context);
	}

	private startValues(): FormValues {
		const record = initialOf(this.context);
		return Object.fromEntries(this.fields(NOTHING).map((field) => [field.field, this.startOf(field, record)]));
	}

	private startOf(field: Field, record: FormValues): unknown {
		if (field.parts) return null;
		if (field.entries) return field.entries.map(({ key }) => key);
		const given = field.given ?? pathOf(field).reduce<unknown>(valueIn, record);
		return startValue(field.rules, given ?? (field.default ? this.context.scope.read(field.default) : null));
	}

	/** Fields of the body whose files are sent with their content: objects of served fields, and lists of files. */
	encoded = (): readonly string[] => [
		...new Set(
			this.fields().flatMap((field) => (field.rules.encoded || (field.served && !field.rules.uploads) ? (pathOf(field)[0] ?? []) : [])),
		),
	];

	/** Names of the fields within others by their place in the body: `members.1.name`. */
	names = (): ReadonlyMap<string, string> => namesInBody(fieldsOf(this.context.block, this.expandWith(this.changes)));

	typed = (): FormValues => this.changes;

	/** Restores a draft; values typed meanwhile win. */
	restore(values: FormValues): void {
		this.changes = { ...values, ...this.changes };
		this.publish();
	}

	/** Says whether the draft has the chosen files. */
	keepFiles(state: FilesState): void {
		if (this.filesState === state) return;
		this.filesState = state;
		this.publish();
	}

	receive(context: FormContext): void {
		const { block, scope } = this.context;
		if (context.block === block && context.scope === scope) return;
		this.context = context;
		const before = this.start;
		this.start = keepSame(before, this.startValues());
		this.dropSent((name) => this.start[name] !== before[name]);
		this.publish();
	}

	/** New initial values take the place of those that were sent, unless the user has changed them since. */
	private dropSent(isNew: (name: string) => boolean): void {
		const { sent } = this;
		if (!sent) return;
		const dropped = Object.keys(this.changes).filter((name) => isNew(name) && sameValue(this.changes[name], sent[name]));
		this.changes = Object.fromEntries(Object.entries(this.changes).filter(([name]) => !dropped.includes(name)));
		this.sent = { ...sent, ...Object.fromEntries(dropped.map((name) => [name, this.start[name]])) };
	}

	change(name: string, value: unknown): void {
		const changed = this.snapshot().fields.find(({ field }) => field === name);
		const { list } = changed ?? {};
		if (changed && takesFiles(changed) && this.filesState !== 'none') this.filesState = 'pending';
		this.changes = { ...(list === undefined ? this.changes : this.withRows(list)), [name]: value };
		this.refused.delete(name);
		this.current = null;
		for (const field of touchedBy(name, this.snapshot().fields, this.context.block))
			if (this.watched.has(field.field)) this.validate(field);
		this.draw();
	}

	/** The changes with all rows of a list: once changed, they no longer follow the initial values, which may come in another order. */
	private withRows(list: string): FormValues {
		if (Object.hasOwn(this.changes, list)) return this.changes;
		const { values } = this.snapshot();
		const within = Object.keys(values).filter((name) => name === list || name.startsWith(`${list}.`));
		return { ...Object.fromEntries(within.map((name) => [name, values[name]])), ...this.changes };
	}

	/** Adds an empty row and focuses it. */
	addRow(field: Field): void {
		const keys = field.entries?.map(({ key }) => key) ?? [];
		const added = `+${1 + Math.max(0, ...keys.filter((key) => key.startsWith('+')).map(Number))}`;
		this.setRows(field, [...keys, added]);
		const entry = `${field.field}.${added}`;
		const parts = this.fields().filter((part) => part.field.startsWith(`${entry}.`));
		this.changes = { ...this.changes, ...Object.fromEntries(parts.map((part) => [part.field, this.startOf(part, NOTHING)])) };
		const first = parts.find((part) => !part.parts && !part.entries);
		this.progress = { ...this.progress, focus: { field: first?.field ?? field.field } };
		this.publish();
	}

	/** Sets the order of the rows; values and errors of those left out are forgotten. */
	setRows({ field, list = field, entries = [] }: Field, keys: readonly string[]): void {
		const gone = entries.filter(({ key }) => !keys.includes(key));
		const isKept = (name: string): boolean => !gone.some((entry) => name.startsWith(`${entry.name}.`));
		const kept = Object.entries(this.withRows(list)).filter(([name]) => isKept(name));
		this.changes = { ...Object.fromEntries(kept), [field]: keys };
		for (const named of [this.errors, this.refused]) for (const name of named.keys()) if (!isKept(name)) named.delete(name);
		for (const name of this.watched) if (!isKept(name)) this.watched.delete(name);
		this.refused.delete(field);
		this.current = null;
		for (const each of this.snapshot().fields) if (each.field === field && this.watched.has(field)) this.validate(each);
		this.draw();
	}

	/** Handles blur. A field that is still untouched is not reported as missing before the submit. */
	leave(name: string): void {
		const { fields, values } = this.snapshot();
		const field = fields.find((each) => each.field === name);
		if (!field) return;
		this.showCompared([field]);
		if (this.watched.has(name) || sameValue(values[name], this.start[name])) return;
		this.validate(field);
		this.publish();
	}

	/** Shows typed codes as they are compared and sent. Never during typing, which may be in composition. */
	showCompared(fields: readonly Field[]): void {
		const { values } = this.snapshot();
		for (const { field, rules } of fields) {
			const compared = comparedValue(rules, values[field]);
			if (!sameValue(compared, values[field])) this.change(field, compared);
		}
	}

	advance(): boolean {
		const { steps, fields } = this.snapshot();
		const { step } = this.progress;
		const end = this.context.block.review && this.context.block.steps ? steps.length : steps.length - 1;
		const wrong = this.check(step >= end ? fields : (steps[step]?.seen ?? []));
		if (wrong !== null) this.show(wrong);
		else if (step < end) this.goTo(step + 1);
		return wrong === null && step >= end;
	}

	/** Whether what is typed so far may be saved: fields may be empty, but not wrong. Shows the first wrong one. */
	mayBeSaved(): boolean {
		const wrong = this.check(this.snapshot().fields, false);
		if (wrong !== null) this.show(wrong);
		return wrong === null;
	}

	goTo(step: number, field: string | null = null): void {
		this.progress = { ...this.progress, step: Math.min(Math.max(step, 0), this.snapshot().steps.length), focus: { field } };
		this.checked = field !== null;
		this.publish();
	}

	show(name: string): void {
		const at = this.snapshot().steps.findIndex(({ seen }) => seen.some(({ field }) => field === name));
		this.goTo(at < 0 ? this.progress.step : at, name);
	}

	setBusy(busy: boolean, sending: FormStatus['sending'] = null): void {
		this.progress = { ...this.progress, busy, sending };
		// Server-side errors are stale once the form is sent again.
		if (busy) this.refused.clear();
		this.publish();
	}

	/** Adds server-side errors; returns false if one of the fields is not in the form. A picture code that is named is shown from now on. */
	refuse(texts: ReadonlyMap<string, string>): boolean {
		for (const { field, picture } of this.fields()) if (picture && texts.has(field)) this.asked.add(field);
		this.current = null;
		const refused = this.snapshot().fields.filter(({ field }) => texts.has(field));
		for (const { field } of refused) this.refused.set(field, texts.get(field) ?? '');
		if (refused[0]) this.show(refused[0].field);
		return texts.size > 0 && refused.length === texts.size;
	}

	/** Forgets picture codes, which a call has used up; their controls load new ones. `answered`: the server wants none until it asks again. */
	dropPictures(answered: boolean): void {
		const pictures = this.fields().flatMap(({ field, picture }) => (picture ? [field, picture.fills] : []));
		if (pictures.length === 0) return;
		this.changes = Object.fromEntries(Object.entries(this.changes).filter(([name]) => !pictures.includes(name)));
		for (const name of pictures) for (const each of [this.watched, this.errors, this.refused]) each.delete(name);
		if (answered) this.asked.clear();
		this.publish();
	}

	/** The server has these values; those typed since then are unsaved. Files of served fields come back as existing ones. */
	settle(values: FormValues): void {
		const sent = this.fields().filter(
			({ field, served, rules }) => served && rules.format === 'binary' && !rules.uploads && sameValue(this.changes[field], values[field]),
		);
		this.changes = Object.fromEntries(Object.entries(this.changes).filter(([name]) => !sent.some(({ field }) => field === name)));
		this.sent = values;
		this.publish();
	}

	clear(): void {
		this.changes = {};
		this.sent = null;
		this.checked = false;
		if (this.filesState !== 'none') this.filesState = 'kept';
		for (const each of [this.watched, this.errors, this.refused, this.asked]) each.clear();
		this.progress = { ...this.progress, step: 0 };
		this.publish();
	}

	private check(fields: readonly Field[], complete = true): string | null {
		this.showCompared(fields);
		for (const field of fields) this.validate(field, complete);
		return fields.find(({ field }) => this.errors.has(field))?.field ?? null;
	}

	private validate(field: Field, complete = true): void {
		const error = errorOf(field, this.snapshot(), complete);
		if (error === null) this.errors.delete(field.field);
		else {
			this.errors.set(field.field, error);
			this.watched.add(field.field);
		}
	}

	private dirtyState(): Pick<FormStatus, 'dirty' | 'keepable' | 'files'> {
		const dirty = this.dirtyFields();
		const { filesState: files } = this;
		const isStored = (field: Field): boolean => isKept(field) && (files === 'kept' || !takesFiles(field));
		return { dirty: dirty.length > 0, keepable: dirty.every(isStored), files: this.snapshot().fields.some(takesFiles) ? files : 'none' };
	}

	/** Fields with values that have not been sent. */
	private dirtyFields(): readonly Field[] {
		const base = this.sent ?? this.start;
		return this.fields().filter(({ field }) => Object.hasOwn(this.changes, field) && !sameValue(this.changes[field], base[field]));
	}

	private publish(): void {
		this.current = null;
		this.draw();
	}

	private draw(): void {
		const snapshot = this.snapshot();
		const status = keepStatus(this.state.status, this.status());
		for (const field of withParts(status.shown)) {
			const name = field.field;
			const error = this.errors.get(name) ?? this.refused.get(name) ?? this.remarkOn(name);
			const view = viewOf(field, snapshot, error);
			const shown = this.views.get(name);
			if (shown) Object.assign(shown, view);
			else this.views.set(name, proxy(view));
		}
		this.state.status = ref(status);
		this.state.snapshot = ref(snapshot);
	}

	/** Message of the page for a field that has not been changed since. */
	private remarkOn(name: string): string | null {
		const { block, scope } = this.context;
		const { values } = this.snapshot();
		if (!block.remarks || !sameValue(values[name], this.start[name])) return null;
		const remark = recordOf(scope.read(block.remarks.record))[name];
		return typeof remark === 'string' ? remark : null;
	}

	private status(): FormStatus {
		const wrong = this.checked ? this.snapshot().fields.filter(({ field }) => this.errors.has(field) || this.refused.has(field)) : [];
		return statusOf(this.snapshot(), { ...this.progress, ...this.dirtyState(), wrong });
	}
}

const NOTHING: Readonly<FormValues> = {};

function initialOf({ block, scope }: FormContext): FormValues {
	const initial = block.initial ? scope.read(block.initial.record) : null;
	return typeof initial === 'object' && initial !== null ? (initial as FormValues) : NOTHING;
}

/** Fields within a row also see the row. */
function scopeInRows(form: PageScope, values: FormValues, fields: readonly Field[]): FormSnapshot['scopeOf'] {
	const scopes = new Map<string, PageScope>();
	const entries = fields.flatMap((field) => field.entries ?? []);
	return ({ entry }) => {
		if (entry === undefined) return form;
		const known = scopes.get(entry);
		if (known) return known;
		const row = entries.find(({ name }) => name === entry);
		const scope = form.with({ ...form.bound, row: row && typedValues(row.parts, values) });
		scopes.set(entry, scope);
		return scope;
	};
}
