/** Undo and redo of a draft. Pure. A step keeps the trees before and after it, which share what did not change. */
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import type { Draft } from './draft-tree.ts';

export interface Step {
	words: string;
	/** For the change of a title: the name before it, and the new title. */
	renamed?: { name: string; title: string };
	before: Draft;
	after: Draft;
	/** Selection to restore. */
	keysBefore: readonly string[];
	keysAfter: readonly string[];
	/** Steps with the same non-empty id follow one another as one, e.g. typing in one field. */
	merge: string;
}

export interface History {
	/** Oldest first. */
	done: readonly Step[];
	/** Undone steps, the next to redo last. */
	undone: readonly Step[];
}

export const STEP_LIMIT = 100;

export const emptyHistory: History = { done: [], undone: [] };

export function record({ done }: History, step: Step): History {
	const last = done.at(-1);
	if (last && step.merge !== '' && last.merge === step.merge && last.after === step.before) {
		return {
			done: [...done.slice(0, -1), { ...step, ...mergedRename(last, step), before: last.before, keysBefore: last.keysBefore }],
			undone: [],
		};
	}
	return { done: [...done, step].slice(-STEP_LIMIT), undone: [] };
}

/** The old title stays in the words while a title is typed. */
function mergedRename(last: Step, step: Step): Pick<Step, 'words' | 'renamed'> | null {
	if (!last.renamed || !step.renamed) return null;
	const renamed = { name: last.renamed.name, title: step.renamed.title };
	return { words: texts.rename(renamed), renamed };
}

export function undo({ done, undone }: History): { history: History; step: Step } | null {
	const step = done.at(-1);
	return step ? { history: { done: done.slice(0, -1), undone: [...undone, step] }, step } : null;
}

export function redo({ done, undone }: History): { history: History; step: Step } | null {
	const step = undone.at(-1);
	return step ? { history: { done: [...done, step], undone: undone.slice(0, -1) }, step } : null;
}
