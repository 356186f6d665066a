/** Renders React into the test's DOM and queries it by role and name. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { isHidden, nameOf, roleOf } from './accessible-name.ts';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Ends a hang; never measures speed. */
const PATIENCE = 120_000;
const roots: Root[] = [];

afterEach(async () => {
	await act(async () => {
		for (const root of roots.splice(0)) root.unmount();
	});
	document.body.replaceChildren();
});

export interface Screen {
	container: HTMLElement;
	draw: (node: ReactNode) => Promise<void>;
	unmount: () => Promise<void>;
	/** Returns the element with this role and name. Throws unless there is exactly one. */
	get: (role: string, name?: string | RegExp) => HTMLElement;
	all: (role: string, name?: string | RegExp) => HTMLElement[];
	has: (role: string, name?: string | RegExp) => boolean;
	find: (role: string, name?: string | RegExp) => Promise<HTMLElement>;
	text: () => string;
	findText: (text: string) => Promise<void>;
	until: (test: () => boolean, what: string) => Promise<void>;
}

export async function render(node: ReactNode): Promise<Screen> {
	const container = document.createElement('div');
	document.body.append(container);
	// The app's error boundaries report errors; React would log them again.
	const root = createRoot(container, { onCaughtError: () => undefined });
	roots.push(root);
	const draw = (next: ReactNode): Promise<void> => act(async () => root.render(next));
	await draw(node);

	const all: Screen['all'] = (role, name) =>
		[...container.querySelectorAll<HTMLElement>('*')].filter(
			(each) => roleOf(each) === role && !isHidden(each) && matches(nameOf(each), name),
		);
	const get: Screen['get'] = (role, name) => {
		const found = all(role, name);
		const [only] = found;
		if (!only || found.length > 1) throw new Error(`${found.length} elements are a ${role} named ${name}:\n${container.innerHTML}`);
		return only;
	};
	const until: Screen['until'] = (test, what) => waitUntil(test, () => `${what} did not come:\n${container.innerHTML}`);
	const text = (): string => container.textContent ?? '';
	return {
		container,
		draw,
		unmount: () => act(async () => root.unmount()),
		get,
		all,
		has: (role, name) => all(role, name).length > 0,
		find: async (role, name) => {
			await until(() => all(role, name).length > 0, `${role} named ${name}`);
			return get(role, name);
		},
		text,
		findText: (wanted) => until(() => text().includes(wanted), wanted),
		until,
	};
}

const matches = (name: string, wanted: string | RegExp | undefined): boolean =>
	wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name));

async function waitUntil(test: () => boolean, complain: () => string): Promise<void> {
	const end = Date.now() + PATIENCE;
	while (!test()) {
		if (Date.now() > end) throw new Error(complain());
		await pass();
	}
}

/** Lets due promises and timers run, and React render the result. */
export const pass = (milliseconds = 1): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** Waits for pending dynamic imports, and for React to render the result. */
export const lazyCode = (): Promise<void> => act(async () => void (await vi.dynamicImportSettled()));

export async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<void> {
	await act(async () => {
		element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }));
	});
}

export const focus = (element: HTMLElement): Promise<void> => act(async () => element.focus());

export async function leave(element: HTMLElement): Promise<void> {
	await act(async () => {
		element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	});
}

export async function press(element: HTMLElement, key: string): Promise<void> {
	await act(async () => {
		element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	});
}

export async function type(element: HTMLElement, text: string): Promise<void> {
	await change(element, text, 'input');
}

export async function choose(element: HTMLElement, value: string): Promise<void> {
	await change(element, value, 'change');
}

/** Uses the prototype's setter, because React overrides the element's own and would miss the change. */
async function change(element: HTMLElement, value: string, event: string): Promise<void> {
	const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
	await act(async () => {
		setter?.call(element, value);
		element.dispatchEvent(new Event(event, { bubbles: true }));
	});
}

export async function submit(form: HTMLElement): Promise<void> {
	await act(async () => {
		form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
	});
}
