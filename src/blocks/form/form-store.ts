/** What was typed into a form and what is wrong with it. Knows no React and no page. */
import { proxy, ref } from 'valtio/vanilla';
import type { FormBlock, FormField } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { errorOf, inputOf, touchedBy } from './check-form.ts';
import { isKept } from './draft-values.ts';
import { fieldsOf, type IsVisible, visibleSteps } from './form-fields.ts';
import { type FormValues, keepSame, sameValue, startValue } from './form-values.ts';
import { type FieldView, type FormStatus, keepParts, keepStatus, type Moment, statusOf, viewOf } from './form-view.ts';

/** What the form stands in; new at each draw of the page. */
export interface FormWorld {
	block: FormBlock;
	scope: PageScope;
	isVisible: IsVisible;
}

/** What is drawn of a form; each part is the same object until something in it has changed. */
export interface FormState {
	status: FormStatus;
	moment: Moment;
	/** By the name of the field, for the fields that are on screen. */
	views: Record<string, FieldView>;
}

export class FormStore {
	/** A valtio proxy. */
	readonly state: FormState;
	/** What it stands in now. */
	world: FormWorld;
	private start: FormValues;
	private changes: FormValues = {};
	/** What was sent last, while it stays on the form. */
	private sent: FormValues | null = null;
	/** Fields that were wrong once are looked at with every key. */
	private readonly watched = new Set<string>();
	private readonly errors = new Map<string, string>();
	/** What the server says of fields, until they are changed. */
	private readonly refused = new Map<string, string>();
	/** The form, or a step, was sent and something was wrong. */
	private checked = false;
	private told: Pick<FormStatus, 'step' | 'busy' | 'sending' | 'focus'> = { step: 0, busy: false, sending: null, focus: null };

	/** Computed on first use after a change. */
	private current: Moment | null = null;

	constructor(world: FormWorld) {
		this.world = world;
		this.start = startValues(world);
		this.state = proxy<FormState>({ status: ref(this.status()), moment: ref(this.moment()), views: {} });
		this.draw();
	}

	private moment(): Moment {
		const { block, scope, isVisible } = this.world;
		if (this.current) return this.current;
		const values = { ...this.start, ...this.changes };
		const inside = scope.with({ form: values });
		const steps = visibleSteps(block, inside, isVisible);
		this.current = { steps, values, scope: inside, fields: steps.flatMap(({ seen }) => seen) };
		return this.current;
	}

	input = (): Record<string, unknown> => inputOf(this.world.block, this.moment());

	/** All fields, seen or not. */
	fields = (): readonly FormField[] => fieldsOf(this.world.block);

	/** What was changed since the form began. */
	typed = (): FormValues => this.changes;

	/** Brings back what was typed at another time. */
	restore(values: FormValues): void {
		this.changes = { ...values, ...this.changes };
		this.tell();
	}

	receive(world: FormWorld): void {
		const { block, scope } = this.world;
		if (world.block === block && world.scope === scope) return;
		this.world = world;
		this.start = keepSame(this.start, startValues(world));
		this.tell();
	}

	change(name: string, value: unknown): void {
		this.changes = { ...this.changes, [name]: value };
		this.refused.delete(name);
		this.current = null;
		for (const field of touchedBy(name, this.moment().fields)) if (this.watched.has(field.field)) this.look(field);
		this.tell();
	}

	/** The user has left a field. What nobody has written into is missed when the form is sent. */
	leave(name: string): void {
		const { fields, values } = this.moment();
		const field = fields.find((each) => each.field === name);
		if (!field || this.watched.has(name) || sameValue(values[name], this.start[name])) return;
		this.look(field);
		this.tell();
	}

	/** Goes on to the next step when this one is right; true when all is right and nothing comes next. */
	advance(): boolean {
		const { steps, fields } = this.moment();
		const { step } = this.told;
		const end = this.world.block.review && this.world.block.steps ? steps.length : steps.length - 1;
		const wrong = this.check(step >= end ? fields : (steps[step]?.seen ?? []));
		if (wrong !== null) this.show(wrong);
		else if (step < end) this.goTo(step + 1);
		return wrong === null && step >= end;
	}

	goTo(step: number, field: string | null = null): void {
		this.told = { ...this.told, step: Math.min(Math.max(step, 0), this.moment().steps.length), focus: { field } };
		this.checked = field !== null;
		this.tell();
	}

	/** Leads to a field, whichever step it is in. */
	show(name: string): void {
		const at = this.moment().steps.findIndex(({ seen }) => seen.some(({ field }) => field === name));
		this.goTo(at < 0 ? this.told.step : at, name);
	}

	/** `sending` where files are under way. */
	setBusy(busy: boolean, sending: FormStatus['sending'] = null): void {
		this.told = { ...this.told, busy, sending };
		// What the server said of them is asked anew.
		if (busy) this.refused.clear();
		this.tell();
	}

	/** The server does not take these fields; false when one of them is not on the form. */
	refuse(texts: ReadonlyMap<string, string>): boolean {
		const refused = this.moment().fields.filter(({ field }) => texts.has(field));
		for (const { field } of refused) this.refused.set(field, texts.get(field) ?? '');
		if (refused[0]) this.show(refused[0].field);
		return texts.size > 0 && refused.length === texts.size;
	}

	/** What is typed now has been sent. */
	settle(): void {
		this.sent = this.moment().values;
		this.tell();
	}

	/** Ready for the next entry. */
	clear(): void {
		this.changes = {};
		this.sent = null;
		this.checked = false;
		for (const each of [this.watched, this.errors, this.refused]) each.clear();
		this.told = { ...this.told, step: 0 };
		this.tell();
	}

	/** Yields the name of the first wrong field. */
	private check(fields: readonly FormField[]): string | null {
		for (const field of fields) this.look(field);
		return fields.find(({ field }) => this.errors.has(field))?.field ?? null;
	}

	private look(field: FormField): void {
		const error = errorOf(field, this.moment());
		if (error === null) this.errors.delete(field.field);
		else {
			this.errors.set(field.field, error);
			this.watched.add(field.field);
		}
	}

	private dirt(): Pick<FormStatus, 'dirty' | 'keepable'> {
		const base = this.sent ?? this.start;
		const dirty = this.fields().filter(({ field }) => Object.hasOwn(this.changes, field) && !sameValue(this.changes[field], base[field]));
		return { dirty: dirty.length > 0, keepable: dirty.every(isKept) };
	}

	private tell(): void {
		this.current = null;
		this.draw();
	}

	private draw(): void {
		const { state } = this;
		const moment = this.moment();
		state.status = ref(keepStatus(state.status, this.status()));
		state.moment = ref(moment);
		for (const field of state.status.shown) {
			const name = field.field;
			const error = this.errors.get(name) ?? this.refused.get(name) ?? null;
			state.views[name] = ref(keepParts(state.views[name], viewOf(field, moment, error)));
		}
	}

	private status(): FormStatus {
		const wrong = this.checked ? this.moment().fields.filter(({ field }) => this.errors.has(field) || this.refused.has(field)) : [];
		return statusOf(this.moment(), { ...this.told, ...this.dirt(), wrong });
	}
}

function startValues({ block, scope }: FormWorld): FormValues {
	const initial = block.initial ? scope.read(block.initial.record) : null;
	const record = typeof initial === 'object' && initial !== null ? (initial as FormValues) : {};
	return Object.fromEntries(
		fieldsOf(block).map(({ field, rules, default: first }) => [
			field,
			startValue(rules, record[field] ?? (first ? scope.read(first) : null)),
		]),
	);
}
