import type { YAMLError } from 'yaml';

export interface YamlProblem {
	message: string;
	hint: string;
	start: number;
	end: number;
}

/** The line of the error, for guessing the author's intention. */
interface Line {
	text: string;
	start: number;
	/** Offset within the line at which the parser stopped. */
	stopped: number;
}

type ExplainError = (line: Line, error: YAMLError) => YamlProblem | null;

/** Explains a YAML error. Known typing mistakes are tried before the parser's own message is translated. */
export function yamlProblem(text: string, error: YAMLError): YamlProblem {
	const stopped = Math.min(error.pos[0], text.length);
	const start = text.lastIndexOf('\n', stopped - 1) + 1;
	const lineEnd = text.indexOf('\n', start);
	const line = { text: text.slice(start, lineEnd < 0 ? text.length : lineEnd).replace(/\r$/, ''), start, stopped: stopped - start };
	for (const explain of [conflict, lookalike, noSpace]) {
		const found = explain(line, error);
		if (found) return found;
	}
	return BY_CODE[error.code]?.(line, error) ?? unexplained(line, error);
}

const at = ({ start }: Line, from: number, length: number) => ({ start: start + from, end: start + from + Math.max(length, 1) });

const conflict: ExplainError = (line) => {
	const mark = /^(<{7}|={7}|>{7})( |$)/.exec(line.text);
	if (!mark) return null;
	return {
		message: 'Here git left two versions of the file side by side.',
		hint: 'Keep one of them, and delete the three marked lines.',
		...at(line, 0, line.text.length),
	};
};

const LOOKALIKES: readonly { find: RegExp; message: string; hint: string }[] = [
	{
		find: /^\s*(?:- )*["']?[\w-]+["']?\s*(：)/d,
		message: '`：` is a Chinese colon, which YAML reads as a letter.',
		hint: 'Write `:` and a space.',
	},
	{
		find: /[{,][^'"]*?[\w'"]\s*(：)/d,
		message: '`：` is a Chinese colon, which YAML reads as a letter.',
		hint: 'Write `:` and a space.',
	},
	{
		find: /[{[].*?(，)\s*["']?[\w-]+["']?\s*[:：]/d,
		message: '`，` is a Chinese comma, which YAML reads as a letter.',
		hint: 'Write `,` and a space.',
	},
	{
		find: /(?:^ *|:)([\u00a0\u2000-\u200b\u3000\ufeff]+)/d,
		message: 'This looks like a space but is another character, as Chinese input methods and web pages have it.',
		hint: 'Delete it, and type a plain space.',
	},
];

const lookalike: ExplainError = (line) => {
	for (const { find, message, hint } of LOOKALIKES) {
		const place = find.exec(line.text)?.indices?.[1];
		if (place) return { message, hint, ...at(line, place[0], place[1] - place[0]) };
	}
	return null;
};

const noSpace: ExplainError = (line, { code }) => {
	const key = /^\s*(?:- )*[\w-]+(:)(?=[^\s:/])/d.exec(line.text);
	const place = key?.indices?.[1];
	if (code !== 'MULTILINE_IMPLICIT_KEY' || !place) return null;
	return { message: 'A space is missing after this colon.', hint: 'Write `: ` between a key and its value.', ...at(line, place[0], 1) };
};

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
		if (!/at node end/.test(error.message)) return null;
		return {
			message: 'More text follows where the value has ended: it began with a bracket or a quote.',
			hint: 'Put quotes around the whole value.',
			...at(line, line.stopped, error.pos[1] - error.pos[0]),
		};
	},
	BLOCK_AS_IMPLICIT_KEY: (line, error) => {
		const second = /^\s*(?:- )*[^'":]+:\s+[^'"{[\s][^{[]*?(:)(\s|$)/d.exec(line.text)?.indices?.[1];
		if (!second) return indentation(line, error);
		return {
			message: 'This line has a second `: `, as if it contained another key.',
			hint: 'Put quotes around the value.',
			...at(line, second[0], 1),
		};
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
