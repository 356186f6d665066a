import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import type { CompileMark } from '../compile-marks.ts';

export const lint: Extension = lintGutter();

export const showMarks = (marks: readonly CompileMark[], state: EditorState): TransactionSpec =>
	setDiagnostics(
		state,
		marks.flatMap((mark) => diagnosticOf(mark, state)),
	);

/** A mark beyond the end, such as "at end of input", goes on the last line. */
function diagnosticOf({ line, column, severity, message }: CompileMark, state: EditorState): Diagnostic[] {
	if (line < 1) return [];
	const { from, to } = state.doc.line(Math.min(line, state.doc.lines));
	const start = column === null ? from : Math.min(from + column - 1, to);
	return [{ from: start, to, severity, message }];
}
