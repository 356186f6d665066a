import type { BlockSvg, WorkspaceSvg } from 'blockly/core';
import { useAccess } from '#src/pages/use-access.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { PrintHead } from '#src/ui/print-head.tsx';
import type { BlockProgram } from '../block-program.ts';
import { pythonOf, toPython } from '../to-python.ts';
import styles from './block-editor.module.css';

interface BlockSheetProps {
	/** Of `drawBlocks`. */
	picture: HTMLElement;
	program: BlockProgram;
}

/** A program on paper: its blocks, and the Python that they mean. Not seen on the screen. */
export function BlockSheet({ picture, program }: BlockSheetProps) {
	const { now, times } = useClock();
	const { useSession } = useAccess();
	const { user } = useSession();
	const python = pythonOf(toPython(program));
	return (
		<div className={styles.sheet} data-sheet="portrait" data-alone>
			<PrintHead titleOf={() => document.title} name={user.name} now={now} zone={times.zone} />
			<div ref={(element) => element?.replaceChildren(picture)} />
			{python !== '' && <h2>Python 程序</h2>}
			<pre>{python}</pre>
		</div>
	);
}

/** Around a stack, in units of the workspace, so that no outline is cut off. */
const MARGIN = 2;

const SVG = 'http://www.w3.org/2000/svg';

/** Pictures of the stacks, which are never wider than the paper. They stay as they are when the workspace changes. */
export function drawBlocks(workspace: WorkspaceSvg): HTMLElement {
	const picture = document.createElement('div');
	// Blockly's rules for the words of blocks go by these classes.
	picture.className = workspace.getInjectionDiv().className;
	picture.append(...workspace.getTopBlocks(true).map((block) => drawStack(block, workspace.options.zoomOptions.startScale)));
	return picture;
}

function drawStack(block: BlockSvg, scale: number): SVGSVGElement {
	const { left, top, right, bottom } = block.getBoundingRectangle();
	const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
	const picture = document.createElementNS(SVG, 'svg');
	picture.setAttribute('viewBox', [left - MARGIN, top - MARGIN, width, height].join(' '));
	picture.setAttribute('width', String(width * scale));
	picture.append(block.getSvgRoot().cloneNode(true));
	for (const glow of picture.querySelectorAll('.blocklyPathSelected')) glow.remove();
	return picture;
}
