/** Puts the focus on a field of a form; without a name on the heading of the step, so that it is read out. */
export function focusField(form: HTMLFormElement | null, field: string | null): void {
	const element = field === null ? form?.querySelector('[data-step-title]') : form?.elements.namedItem(field);
	const target = element instanceof RadioNodeList ? element[0] : element;
	if (target instanceof HTMLElement) target.focus();
}
