import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';

/** An element as the app rendered it. */
export interface Drawn {
	tag: string;
	className: string;
	style: CSSProperties;
	colSpan?: number;
	children: readonly (Drawn | string)[];
}

export const draw = (drawn: Drawn, key?: number): ReactElement =>
	drawAround(
		drawn,
		drawn.children.map((child, index) => (typeof child === 'string' ? child : draw(child, index))),
		{ key },
	);

export function drawAround({ tag, className, style, colSpan }: Drawn, content: ReactNode, props: object = {}): ReactElement {
	return createElement(tag, { className, style, ...(colSpan !== undefined && { colSpan }), ...props }, content);
}

/** A style sheet of the app, by its address or, if the document contains it, its text. */
export type DrawnStyle = { href: string } | { text: string };

export function addStyles(styles: readonly DrawnStyle[]): void {
	const elements = styles.map((style) =>
		'href' in style
			? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style.href })
			: Object.assign(document.createElement('style'), { textContent: style.text }),
	);
	document.head.append(...elements);
}
