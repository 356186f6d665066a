import type { YAMLError } from 'yaml';
import { at, deeperKey, type ExplainError, type Line, QUOTED, typingSlips, type YamlProblem } from './yaml-slips.ts';

/** Explains a YAML error. Typing slips are tried before the parser's own message is translated. */
export function yamlProblem(text: string, error: YAMLError): YamlProblem {
	const stopped = Math.min(error.pos[0], text.length);
	const start = text.lastIndexOf('\n', stopped - 1) + 1;
	const end = text.indexOf('\n', start);
	const next = end < 0 ? null : { text: lineAt(text, end + 1), start: end + 1 };
	const line = { text: lineAt(text, start), start, stopped: stopped - start, next };
	for (const explain of typingSlips) {
		const found = explain(line, error);
		if (found) return found;
	}
	return BY_CODE[error.code]?.(line, error) ?? unexplained(line, error);
}

const lineAt = (text: string, start: number): string => /[^\r\n]*/y.exec(text.slice(start))?.[0] ?? '';

const indentation: ExplainError = (line) => ({
	message: 'This line begins in another column than what it belongs to.',
	hint: 'Keys of one map begin in one column, and so do the `-` of one list.',
	...at(line, line.text.search(/\S|$/), line.text.trim().length),
});

const noColon: ExplainError = (line) => ({
	message: 'A key is needed here, but no `: ` follows.',
	hint: 'Write `key: value`, or put quotes around a text of several lines.',
	...at(line, line.text.search(/\S|$/), line.text.trim().length),
});

const BY_CODE: Partial<Record<YAMLError['code'], ExplainError>> = {
	TAB_AS_INDENT: (line) => ({
		message: 'The indentation of this line contains a tab.',
		hint: 'Indent with spaces.',
		...at(line, Math.max(line.text.indexOf('\t'), 0), /\t+/.exec(line.text)?.[0].length ?? 1),
	}),
	BAD_INDENT: (line, error) => (/flow/i.test(error.message) ? unclosedBracket(line, error) : indentation(line, error)),
	UNEXPECTED_TOKEN: (line, error) => {
		if (/flow-(map|seq)-end/.test(error.message)) return strayBracket(line);
		return /at node end|scalar token/.test(error.message) ? moreText(line, line.stopped, error.pos[1] - error.pos[0]) : null;
	},
	BLOCK_AS_IMPLICIT_KEY: (line, error) => {
		const quoted = [...line.text.matchAll(QUOTED)].find(({ index }) => index === line.stopped)?.[0];
		const after = quoted ? line.text.slice(line.stopped + quoted.length).trim() : '';
		if (after) return moreText(line, line.text.lastIndexOf(after), after.length);
		const second = /^\s*(?:- )*[^'":{[]+:\s+[^'"{[\s].*?(:)(\s|$)/d.exec(line.text)?.indices?.[1];
		return second ? { ...secondColon(line, second[0]), ...quotedValue(line) } : (deeperKey(line, error) ?? indentation(line, error));
	},
	BLOCK_IN_FLOW: (line, { pos }) => {
		const colon = /:(?=\s)/.exec(line.text.slice(line.stopped, pos[1] - line.start));
		return colon ? secondColon(line, line.stopped + colon.index) : null;
	},
	MULTILINE_IMPLICIT_KEY: (line, error) => noColon(line, error),
	MISSING_CHAR: (line, error) => {
		if (/without - indicator/.test(error.message)) return indentation(line, error);
		if (/Implicit map keys/.test(error.message)) return noColon(line, error);
		const quote = /closing (.)quote/.exec(error.message)?.[1];
		if (!quote) return unclosedBracket(line, error);
		return { message: `A text in quotes has no closing \`${quote}\`.`, hint: 'Close it where it ends.', ...at(line, line.stopped, 1) };
	},
	MULTIPLE_DOCS: (line) => ({
		message: 'A second document begins here, but a file holds one.',
		hint: 'Delete the `---`, or give the rest a file of its own.',
		...at(line, 0, 3),
	}),
	BAD_DQ_ESCAPE: (line, error) => ({
		message: `\`${/\\.*/.exec(error.message)?.[0] ?? '\\'}\` means nothing in a text with double quotes.`,
		hint: 'Put single quotes around the text.',
		...at(line, line.stopped, error.pos[1] - error.pos[0]),
	}),
	IMPOSSIBLE: (line, error) =>
		/call stack/.test(error.message)
			? { message: 'This is nested too deeply to be read.', hint: 'Take it apart.', ...at(line, line.stopped, 1) }
			: null,
	TAG_RESOLVE_FAILED: (line, error) => ({
		message: 'Manifests have no tags, the words of YAML that begin with `!`.',
		hint: 'Delete it, or put quotes around a text that begins with `!`.',
		...at(line, line.stopped, error.pos[1] - error.pos[0]),
	}),
};
BY_CODE.RESOURCE_EXHAUSTION = BY_CODE.IMPOSSIBLE;

const moreText = (line: Line, from: number, length: number): YamlProblem => ({
	message: 'More text follows where the value has ended: it began with a bracket or a quote.',
	hint: 'Put quotes around the whole value.',
	...at(line, from, length),
});

const secondColon = (line: Line, offset: number): YamlProblem => ({
	message: 'This value has a second `: `, as if it contained another key.',
	hint: 'Put quotes around the value.',
	...at(line, offset, 1),
});

/** Comments are no part of the value, and a colon at the end may begin a map. */
function quotedValue({ text, start }: Line): Pick<YamlProblem, 'edit'> {
	const value = /^\s*(?:- )*[^'":{[]+:\s+([^#]*[^#:\s])\s*$/d.exec(text);
	const [from, to] = value?.indices?.[1] ?? [];
	if (!value?.[1] || from === undefined || to === undefined) return {};
	return { edit: { start: start + from, end: start + to, text: `'${value[1].replaceAll("'", "''")}'` } };
}

function strayBracket(line: Line): YamlProblem {
	const bracket = line.text.charAt(line.stopped);
	const opened = bracket === ']' ? '[' : '{';
	return {
		message: `This \`${bracket}\` closes no \`${opened}\`.`,
		hint: `Delete it, or write the \`${opened}\` where it begins.`,
		...at(line, line.stopped, 1),
	};
}

function unclosedBracket(line: Line, error: YAMLError): YamlProblem | null {
	const bracket = /end with an? ([\]}])/.exec(error.message)?.[1];
	if (!bracket) return null;
	const opened = bracket === ']' ? '[' : '{';
	return {
		message: `A \`${opened}\` before this has no closing \`${bracket}\`.`,
		hint: 'Close it where it ends.',
		...at(line, line.stopped, 1),
	};
}

const unexplained = (line: Line, { message, pos }: YAMLError): YamlProblem => ({
	message: `This is not YAML: ${message.split('\n')[0]}.`,
	hint: 'Check indentation, quotes and brackets around this place.',
	...at(line, line.stopped, pos[1] - pos[0]),
});
