import { BLOCKS } from '#app/blocks/block-language.ts';
import { Button } from '#src/ui/button.tsx';
import { compileMarks } from './compile-marks.ts';
import type { Workbench } from './workbench-store.ts';

export function GoToMark({ log, workbench }: { log: string; workbench: Workbench }) {
	const [mark] = compileMarks(log);
	if (!mark) return null;
	const label = workbench.state.language === BLOCKS ? '看是哪块积木' : `看第 ${mark.line} 行`;
	return <Button label={label} kind="text" icon="code" onPress={() => workbench.goTo(mark.line)} />;
}
