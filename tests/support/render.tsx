/**
 * Rendering and user events as tests of lazy, asynchronous pages need them: each call waits until React has handled the promises it started.
 * Queries and `waitFor` come from @testing-library/react.
 */
import { act, cleanup, configure, fireEvent, type queries, type RenderResult, render as renderNow, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, vi } from 'vitest';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterAll(() => void Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT'));

// Only ends a hang: a slow machine fails no test.
configure({ asyncUtilTimeout: 120_000 });

afterEach(async () => {
	await act(async () => cleanup());
	document.body.replaceChildren();
});

/** Queries of the result find only what this call has rendered, so that a test can render twice. */
export async function render(node: ReactNode): Promise<RenderResult> {
	const container = document.body.appendChild(document.createElement('div'));
	// An error boundary of the app reports what it caught, so React does not log it.
	const options = { container, baseElement: container, onCaughtError: () => undefined };
	return act(async () => renderNow<typeof queries>(node, options));
}

/** Runs promises and timers that are due. */
export const pass = (milliseconds = 1): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

export const lazyCode = (): Promise<void> => act(async () => void (await vi.dynamicImportSettled()));

export const click = (element: HTMLElement, init: MouseEventInit = {}): Promise<void> =>
	act(async () => void fireEvent.click(element, { detail: 1, ...init }));

export const focus = (element: HTMLElement): Promise<void> => act(async () => element.focus());

export const leave = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.focusOut(element));

export const press = (element: HTMLElement, key: string, init: KeyboardEventInit = {}): Promise<void> =>
	act(async () => void fireEvent.keyDown(element, { key, ...init }));

export const type = (element: HTMLElement, value: string): Promise<void> =>
	act(async () => void fireEvent.input(element, { target: { value } }));

export const choose = (element: HTMLElement, value: string): Promise<void> =>
	act(async () => void fireEvent.change(element, { target: { value } }));

/** Opens the list of a combobox and picks options by their labels. The list is outside of the rendered container. */
export async function pick(combobox: HTMLElement, ...labels: readonly string[]): Promise<void> {
	for (const name of labels) {
		if (combobox.getAttribute('aria-expanded') !== 'true') await click(combobox);
		const option = await within(document.body).findByRole('option', { name });
		// Among several, the text inside the option takes the click.
		await click(option.querySelector<HTMLElement>('.arco-select-option') ?? option);
	}
}

export async function chooseFiles(input: HTMLElement, ...files: File[]): Promise<void> {
	await act(async () => {
		Object.defineProperty(input, 'files', { configurable: true, value: files });
		input.dispatchEvent(new Event('change', { bubbles: true }));
	});
}

export const submit = (form: HTMLElement): Promise<void> => act(async () => void fireEvent.submit(form));
