import { BLOCKS, judgedAs } from '#app/blocks/block-language.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import type { ProblemInfo } from './api-types.ts';
import { languagesOf } from './languages.ts';
import type { Workbench } from './workbench-store.ts';

/** Asks, and then goes on in Python with what the blocks mean. Null where the problem takes no Python. */
export function useContinueInPython(info: ProblemInfo, workbench: Workbench): ((python: string) => Promise<void>) | null {
	const { confirm } = useFeedback();
	const language = judgedAs(BLOCKS);
	if (!languagesOf(info).includes(language)) return null;
	return async (python) => {
		const draft = workbench.programs.read(language)?.trim() ?? '';
		const isReplaced = draft !== '' && draft !== python.trim();
		const warning = isReplaced ? '你用 Python 写过的程序会被换掉，可以用 Ctrl+Z 找回。' : '';
		const text = `以后改 Python，积木不会跟着变。积木草稿还在“${BLOCKS}”里，换回去就能接着搭。${warning}`;
		if (!(await confirm({ title: '改用 Python 写下去？', text }))) return;
		workbench.changeLanguage(language);
		workbench.replace(python);
	};
}
