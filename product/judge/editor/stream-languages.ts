/**
 * C, C++, Python, Java and Go use line-based stream parsers: full grammars are five times as large, and short programs need no syntax tree.
 */
import { LanguageSupport, StreamLanguage, type StreamParser } from '@codemirror/language';
import { c, cpp, java } from '@codemirror/legacy-modes/mode/clike';
import { go } from '@codemirror/legacy-modes/mode/go';
import { python } from '@codemirror/legacy-modes/mode/python';
import { tags } from '@lezer/highlight';
import {
	C_WORDS,
	COMPLETION_WORDS,
	type CompletionWords,
	CPP_WORDS,
	GO_WORDS,
	JAVA_WORDS,
	MODULE_WORDS,
	PYTHON_WORDS,
} from './completion-words.ts';

function language(reader: StreamParser<unknown>, { types, words, modules = {} }: CompletionWords): LanguageSupport {
	const { autocomplete: own = [], ...data }: { autocomplete?: readonly string[] } = reader.languageData ?? {};
	const defined = StreamLanguage.define({
		...reader,
		token(stream, state) {
			const style = reader.token(stream, state);
			// A top-level definition is a function or a class.
			if (style === 'def') return 'callable';
			if (style !== 'variable' && style !== 'builtin') return style;
			if (types.has(stream.current().replace(/^std::/, ''))) return 'type';
			return stream.match(/^\s*\(/, false) ? 'callable' : style;
		},
		tokenTable: { ...reader.tokenTable, callable: tags.function(tags.variableName) },
		languageData: { ...data, [COMPLETION_WORDS]: [...new Set([...own, ...types, ...words])], [MODULE_WORDS]: modules },
	});
	return new LanguageSupport(defined);
}

export const STREAM_LANGUAGES = {
	c: language(c, C_WORDS),
	cpp: language(cpp, CPP_WORDS),
	python: language(python, PYTHON_WORDS),
	java: language(java, JAVA_WORDS),
	go: language(go, GO_WORDS),
};
