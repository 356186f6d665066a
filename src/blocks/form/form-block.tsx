import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormBlock as FormSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { classNames } from '#src/lib/class-names.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import { isLong } from './control-of.ts';
import { FieldRow } from './field-row.tsx';
import styles from './form-block.module.css';
import { asGiven, type Expand, holdsFields } from './form-fields.ts';
import type { FormStatus } from './form-view.ts';
import { useForm } from './use-form.ts';
import { WrongFields } from './wrong-fields.tsx';

const StepHead = lazyComponent(async () => (await import('./step-head.tsx')).StepHead);
const SendingFiles = lazyComponent(async () => (await import('./sending-files.tsx')).SendingFiles);
const FormDraft = lazyComponent(async () => (await import('./form-draft.tsx')).FormDraft);
const KeptFilesNote = lazyComponent(async () => (await import('./form-draft.tsx')).KeptFilesNote);
const FormReview = lazyComponent(async () => (await import('./form-review.tsx')).FormReview);
const FormPreview = lazyComponent(async () => (await import('./form-preview.tsx')).FormPreview);
const ExpandedForm = lazyComponent(async () => (await import('./expanded-form.tsx')).ExpandedForm);

export function FormBlock({ block }: BlockProps<'form'>) {
	if (!holdsFields(block)) return <Form block={block} expand={asGiven} />;
	return <ExpandedForm>{(expand) => <Form block={block} expand={expand} />}</ExpandedForm>;
}

function Form({ block, expand }: BlockProps<'form'> & { expand: Expand }) {
	const scope = useScope();
	const { store, status, resting, submit, save, cancel, queue } = useForm(block, expand);
	const { step, focus, busy } = status;
	const form = useRef<HTMLFormElement>(null);
	// Layout effect: the fields of the new step are already in the document.
	useLayoutEffect(() => {
		if (focus) focusField(form.current, focus.field);
	}, [focus]);
	useFocusAfterwards(form);
	const unsaved = isUnsaved(block, status);
	const { watchUnsaved } = useKeptData();
	// The app's leave guard looks for dirty forms in the document; it is only activated here.
	useEffect(() => {
		if (unsaved) watchUnsaved();
	}, [unsaved, watchUnsaved]);
	const count = block.steps ? status.steps.length + (block.review ? 1 : 0) : 1;
	const last = step >= count - 1;
	const blocked = last && isBlocked(block, scope);
	const roomy = status.shown.some(isLong);
	const wide = !block.steps && !roomy && (block.columns ?? 1) === 1;
	return (
		<form
			ref={form}
			className={classNames(styles.form, roomy && styles.roomy)}
			style={{ '--columns': block.columns ?? 1 } as CSSProperties}
			aria-label={scope.text(block.label)}
			data-dirty={unsaved || undefined}
			noValidate
			// Enter submits a form even without a submit button.
			onSubmit={blocked ? (event) => event.preventDefault() : submit}
		>
			{block.draft && <FormDraft block={block} store={store} queue={queue} />}
			{block.steps && <StepHead status={status} review={block.review ?? false} onStep={(at) => store.goTo(at)} />}
			{status.shown.map((field) => (
				<FieldRow key={field.field} field={field} store={store} />
			))}
			{block.steps && step === status.steps.length && <FormReview store={store} />}
			<div className={styles.actions}>
				<WrongFields wrong={status.wrong} fields={status.shown.length} onFocus={(field) => store.show(field)} />
				{step > 0 && <Button label={texts.back} onPress={() => store.goTo(step - 1)} />}
				<FormButtons block={block} last={last} wide={wide} busy={busy} resting={resting} onSave={save} />
				{last && block.preview && <FormPreview preview={block.preview} store={store} />}
				{block.draft && <KeptFilesNote files={status.files} />}
				{status.sending && <SendingFiles share={status.sending.share} onCancel={cancel} />}
			</div>
		</form>
	);
}

/** A form that had the focus and disappears leaves it to what is around it in the page. */
function useFocusAfterwards(form: RefObject<HTMLFormElement | null>): void {
	// Layout effect: its cleanup runs before the form leaves the document.
	useLayoutEffect(() => {
		const element = form.current;
		return () => {
			if (!element?.contains(document.activeElement)) return;
			const around: Element[] = [];
			for (let each = element.parentElement; each && each.tagName !== 'MAIN'; each = each.parentElement) around.push(each);
			fetchCode(() => import('./hand-over-focus.ts')).then(
				({ handOverFocus }) => handOverFocus(element, around),
				() => undefined,
			);
		};
	}, [form]);
}

/** A stored draft is restored when the user returns, so leaving needs no warning. */
const isUnsaved = ({ draft, unsaved }: FormSpec, { dirty, keepable }: FormStatus): boolean =>
	dirty && unsaved !== 'drop' && !(draft === true && keepable);

const isBlocked = (block: FormSpec, scope: PageScope): boolean => scope.text(block.save) !== '' && scope.text(block.blocked) !== '';

interface FormButtonsProps {
	block: FormSpec;
	last: boolean;
	wide: boolean;
	busy: boolean;
	resting: boolean;
	onSave: (rest: Rest) => unknown;
}

/** While the form cannot be submitted, what can be done is the main button, and the reason stands beside it. */
function FormButtons({ block, last, wide, busy, resting, onSave }: FormButtonsProps) {
	const scope = useScope();
	const saveLabel = scope.text(block.save);
	if (last && isBlocked(block, scope))
		return (
			<>
				<Button kind="primary" label={saveLabel} resting={busy} onPress={onSave} wide={wide} />
				<p className="note">{scope.text(block.blocked)}</p>
			</>
		);
	return (
		<>
			<Button type="submit" kind="primary" label={last ? scope.text(block.submit) : texts.next} busy={busy} resting={resting} wide={wide} />
			{saveLabel && <Button label={saveLabel} resting={busy} onPress={onSave} />}
		</>
	);
}

/** Focuses a field of the form; without a name, the heading of the step, so that it is announced. */
function focusField(form: HTMLFormElement | null, field: string | null): void {
	const element =
		field === null
			? form?.querySelector('[data-step-title]')
			: (form?.elements.namedItem(field) ?? form?.querySelector(`[data-field="${field}"] :is(textarea, [contenteditable='true'])`));
	const target = element instanceof RadioNodeList ? element[0] : element;
	if (target instanceof HTMLElement) target.focus();
}
