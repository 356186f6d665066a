import { useFeedback } from '#src/pages/use-feedback.ts';
import { familyOf } from './languages.ts';
import type { Workbench } from './workbench-store.ts';

/** Replaces a program, and asks before if the user has written one, with how to get it back. The promise is false if the program stays. */
export function useReplacing({ state, template, replace }: ReplacedProgram): (code: string, question: string) => Promise<boolean> {
	const { confirm } = useFeedback();
	return async (code, question) => {
		const written = state.code.trim();
		const asks = written !== '' && written !== template().trim() && written !== code.trim();
		const undo = familyOf(state.language).editor === 'blocks' ? '“撤销”' : ' Ctrl+Z ';
		const replaces = !asks || (await confirm({ text: `${question}现在写的内容可以用${undo}找回。`, title: null }));
		if (replaces) replace(code);
		return replaces;
	};
}

export type ReplacedProgram = Pick<Workbench, 'state' | 'template' | 'replace'>;
