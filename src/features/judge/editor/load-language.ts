import type { Extension } from '@codemirror/state';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { EditorLanguage } from '../languages.ts';

const LOADERS: Readonly<Record<EditorLanguage, () => Promise<Extension>>> = {
	cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
	python: async () => (await import('@codemirror/lang-python')).python(),
	java: async () => (await import('@codemirror/lang-java')).java(),
	javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
	go: async () => (await import('@codemirror/lang-go')).go(),
	text: async () => [],
};

/** Colours, indenting and completion of a language; each is a chunk of its own. Without it the editor still edits. */
export const loadLanguage = (language: EditorLanguage): Promise<Extension> => fetchCode(LOADERS[language]);

export const loadVim = async (): Promise<Extension> => (await fetchCode(() => import('@replit/codemirror-vim'))).vim();
