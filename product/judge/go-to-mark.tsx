import { Button } from '#src/ui/button.tsx';
import { compileMarks } from './compile-marks.ts';
import type { Workbench } from './workbench-store.ts';

export function GoToMark({ log, workbench }: { log: string; workbench: Workbench }) {
	const [mark] = compileMarks(log);
	return mark ? <Button label={`看第 ${mark.line} 行`} kind="text" icon="code" onPress={() => workbench.goTo(mark.line)} /> : null;
}
