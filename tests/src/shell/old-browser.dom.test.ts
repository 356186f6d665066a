import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = readFileSync('public/old-browser.js', 'utf8');

const run = (): void => new Function(source)();

const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]');
const press = (keyCode: number): KeyboardEvent => {
	const event = Object.assign(new KeyboardEvent('keydown', { bubbles: true, cancelable: true }), { keyCode });
	(document.activeElement ?? document.body).dispatchEvent(event);
	return event;
};

beforeEach(() => {
	document.body.innerHTML =
		'<div id="root"><button>登录</button></div><i id="old-browser" data-title="Too old" data-text="Please update &lt;b&gt;it"></i>';
});

afterEach(() => {
	document.body.innerHTML = '';
});

test('is valid ES3, so that the oldest Internet Explorer can parse it', () => {
	expect(() => parse(source, { ecmaVersion: 3 })).not.toThrow();
	// ES3 has no trailing commas, which the parser accepts.
	expect(source).not.toMatch(/,\s*[\]})]/);
});

test('the user is told in the words of the page', () => {
	run();
	const [title, text] = ['aria-labelledby', 'aria-describedby'].map((name) => document.getElementById(dialog()?.getAttribute(name) ?? ''));
	expect([title?.textContent, text?.textContent]).toEqual(['Too old', 'Please update <b>it']);
	expect(dialog()?.querySelectorAll('button, a, input')).toHaveLength(0);
});

test('cannot be bypassed: the page is hidden, and Tab and Escape keep the focus inside', () => {
	run();
	const app = document.getElementById('root');
	expect(app?.style.display).toBe('none');
	expect(app?.getAttribute('aria-hidden')).toBe('true');
	expect(document.activeElement).toBe(dialog());
	for (const key of [9, 27]) expect(press(key).defaultPrevented).toBe(true);
	expect(press(65).defaultPrevented).toBe(false);
	document.querySelector('button')?.focus();
	document.dispatchEvent(new FocusEvent('focusin'));
	expect(document.activeElement).toBe(dialog());
});
