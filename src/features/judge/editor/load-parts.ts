/** What the editor can do without at first. Each is a chunk of its own; what does not come is missed by nobody who writes on. */
import type { Extension } from '@codemirror/state';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { EditorLanguage } from '../languages.ts';

const later = (load: () => Promise<Extension>) => (): Promise<Extension> => fetchCode(load);

/** Colours, indenting and completion of each language. */
export const LANGUAGES: Readonly<Record<EditorLanguage, () => Promise<Extension>>> = {
	cpp: later(async () => (await import('@codemirror/lang-cpp')).cpp()),
	python: later(async () => (await import('@codemirror/lang-python')).python()),
	java: later(async () => (await import('@codemirror/lang-java')).java()),
	javascript: later(async () => (await import('@codemirror/lang-javascript')).javascript()),
	go: later(async () => (await import('@codemirror/lang-go')).go()),
	text: async () => [],
};

export const loadVim = async (): Promise<Extension> => (await fetchCode(() => import('@replit/codemirror-vim'))).vim();

/** For who writes: completion, pairs of brackets, searching. */
export const loadTools = async (): Promise<Extension> => (await fetchCode(() => import('./editor-tools.ts'))).editorTools;

/** For a program that does not compile. */
export const loadLint = () => fetchCode(() => import('./editor-lint.ts'));
