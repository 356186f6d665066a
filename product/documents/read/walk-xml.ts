/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';

/** Handlers of a walk, with names without their namespace. A walk ends early if one returns `stop`. */
export interface XmlVisitor {
	open?: (name: string, attribute: (name: string) => string | undefined) => 'stop' | undefined;
	close?: (name: string) => 'stop' | undefined;
	text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Walks through XML that may be cut off at its end. Throws if it is malformed before. */
export function walkXml(xml: string, { open, close, text }: XmlVisitor): void {
	const parser = new Parser();
	const stopIf = (answer: 'stop' | undefined): void => {
		if (answer === 'stop') parser.stop();
	};
	parser.on('error', (error) => {
		throw error;
	});
	if (open)
		parser.on('openTag', (tag, attributes, decode) =>
			stopIf(
				open(localName(tag), (name) => {
					const found = Object.entries(attributes()).find(([key]) => key === name || localName(key) === name);
					return found && decode(found[1]);
				}),
			),
		);
	if (close) parser.on('closeTag', (tag) => stopIf(close(localName(tag))));
	if (text) {
		parser.on('text', (raw, decode) => text(decode(raw)));
		parser.on('cdata', text);
	}
	parser.write(xml);
}
