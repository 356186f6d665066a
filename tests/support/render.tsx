/** Draws React in the DOM of the test and finds what is on screen like a user: by role and name. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { isHidden, nameOf, roleOf } from './accessible-name.ts';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/** Only ends a hang: what a test waits for comes when the machine gets to it. */
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
	/** Draws something else in the same place. */
	draw: (node: ReactNode) => Promise<void>;
	unmount: () => Promise<void>;
	/** The one element with this role and name; throws when there is none or more than one. */
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
	// A boundary of the app reports what it caught; React need not say it again.
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

/** Lets promises and timers that are due run, and React draw what came of them. */
export const pass = (milliseconds = 1): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** Waits for the modules that the page imports lazily, and for what React draws of them. */
export const lazyCode = (): Promise<void> => act(async () => void (await vi.dynamicImportSettled()));

export async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<void> {
	await act(async () => {
		element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }));
	});
}

export const focus = (element: HTMLElement): Promise<void> => act(async () => element.focus());

/** The focus goes elsewhere. */
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

/** React listens to the setter of the element's own class: going past it is what a real input does. */
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
