import type { WorkspaceSvg } from 'blockly/core';
import { useAccess } from '#src/pages/use-access.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { PrintHead } from '#src/ui/print-head.tsx';
import type { BlockProgram } from '../block-program.ts';
import { pythonOf, toPython } from '../to-python.ts';
import styles from './block-editor.module.css';

interface BlockSheetProps {
	workspace: WorkspaceSvg;
	program: BlockProgram;
}

/** A program on paper: its blocks, and the Python that they mean. Not seen on the screen. */
export function BlockSheet({ workspace, program }: BlockSheetProps) {
	const { now, times } = useClock();
	const { useSession } = useAccess();
	const { user } = useSession();
	const python = pythonOf(toPython(program));
	return (
		<div className={styles.sheet} data-sheet="portrait" data-alone>
			<PrintHead titleOf={() => document.title} name={user.name} now={now} zone={times.zone} />
			<div ref={(element) => element?.replaceChildren(...drawStacks(workspace))} className={workspace.getInjectionDiv().className} />
			{python !== '' && <h2>Python 程序</h2>}
			<pre>{python}</pre>
		</div>
	);
}

/** In units of a workspace, so that outlines are whole. */
const AROUND = 2;

const SVG = 'http://www.w3.org/2000/svg';

/** Each stack as a picture, which is never wider than the paper. */
function drawStacks(workspace: WorkspaceSvg): SVGSVGElement[] {
	return workspace.getTopBlocks(true).map((block) => {
		const { left, top, right, bottom } = block.getBoundingRectangle();
		const [width, height] = [right - left + 2 * AROUND, bottom - top + 2 * AROUND];
		const picture = document.createElementNS(SVG, 'svg');
		picture.setAttribute('viewBox', [left - AROUND, top - AROUND, width, height].join(' '));
		picture.setAttribute('width', String(width * workspace.options.zoomOptions.startScale));
		picture.append(block.getSvgRoot().cloneNode(true));
		for (const glow of picture.querySelectorAll('.blocklyPathSelected')) glow.remove();
		return picture;
	});
}
