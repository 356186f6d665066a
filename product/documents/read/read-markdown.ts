import { parseMarkdown } from '#src/ui/rich-text/parse-markdown.ts';
import { readText } from './read-text.ts';
import type { Bytes, MarkdownReading } from './readings.ts';

/** Elements that the page draws without a noticeable delay. */
const MAX_TAGS = 10_000;

export function readMarkdown(bytes: Bytes): MarkdownReading {
	const reading = readText(bytes);
	const html = parseMarkdown(reading.text);
	const simple = tagsIn(html) <= MAX_TAGS;
	return { ...reading, html: simple ? html : null };
}

const tagsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;
