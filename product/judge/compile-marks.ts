export interface CompileMark {
	/** 1-based. */
	line: number;
	/** 1-based; null if the log names only the line. */
	column: number | null;
	severity: 'error' | 'warning';
	message: string;
}

const SEVERITIES: Readonly<Record<string, CompileMark['severity']>> = { error: 'error', 'fatal error': 'error', warning: 'warning' };

/** `main.cpp:3:5: error: …` of GCC, Clang and Go; `Main.java:3: error: …` of Java. */
const COMPILER = /^[^\s:]+:(\d+)(?::(\d+))?:\s*(?:(fatal error|error|warning|note):\s*)?(.+)$/;
/** `File "main.py", line 3` of Python; the message is in the last line. */
const PYTHON = /^\s*File "[^"]*", line (\d+)/;
/** `at main.js:3:5` and `at f (main.js:3:5)` below the message of QuickJS and V8, `/box/main.js:3` above that of Node. */
const JAVASCRIPT = /^(?:\s+at .*?|\S*\/)?\bmain\.js:(\d+)(?::(\d+))?\)?$/;
const JAVASCRIPT_MESSAGE = /^(?:Uncaught )?\w*Error\b.*/;

export function compileMarks(log: string): CompileMark[] {
	const lines = log.split(/\r?\n/);
	const marks = lines.flatMap((line) => compilerMark(line));
	if (marks.length > 0) return marks;
	const scripted = javascriptMark(lines);
	return scripted.length > 0 ? scripted : pythonMark(lines);
}

function compilerMark(line: string): CompileMark[] {
	const found = COMPILER.exec(line);
	if (!found) return [];
	const [, number, column, severity = 'error', message = ''] = found;
	// A note belongs to the error above it.
	if (severity === 'note') return [];
	return [
		{ line: Number(number), column: column === undefined ? null : Number(column), severity: SEVERITIES[severity] ?? 'error', message },
	];
}

/** The innermost call is listed first. */
function javascriptMark(lines: readonly string[]): CompileMark[] {
	const found = lines.map((line) => JAVASCRIPT.exec(line)).find((each) => each !== null);
	if (!found) return [];
	const [, number, column] = found;
	const message = lines.find((line) => JAVASCRIPT_MESSAGE.test(line))?.trim() ?? lines[0]?.trim() ?? '';
	return [{ line: Number(number), column: column === undefined ? null : Number(column), severity: 'error', message }];
}

/** The innermost call is listed last. */
function pythonMark(lines: readonly string[]): CompileMark[] {
	const number = lines.map((line) => PYTHON.exec(line)?.[1]).findLast((line) => line !== undefined);
	const message = lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
	return number === undefined ? [] : [{ line: Number(number), column: null, severity: 'error', message }];
}
