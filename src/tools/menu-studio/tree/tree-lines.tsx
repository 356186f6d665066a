import { useSnapshot } from 'valtio/react';
import { type FindingMark, MenuLine } from './menu-line.tsx';
import type { Drag } from './use-drag.ts';
import type { VisibleLine } from './visible-lines.ts';

interface TreeLinesProps {
	lines: readonly VisibleLine[];
	drawn: readonly { from: number; to: number }[];
	drag: Drag;
	lineHeight: number;
	chosen: ReadonlySet<string>;
	stop: string;
	isOpen: (key: string) => boolean;
	findings: ReadonlyMap<string, FindingMark>;
	/** Keys of the nodes that only their kind tells apart from others. */
	ambiguous: ReadonlySet<string>;
	movable: boolean;
}

/** The lines in view. Gaps stand for the others. */
export function TreeLines({ lines, drawn, drag, lineHeight, chosen, stop, isOpen, findings, ambiguous, movable }: TreeLinesProps) {
	const { keys: dragged } = useSnapshot(drag.state);
	let end = 0;
	const items = drawn.flatMap(({ from, to }) => {
		const before = from - end;
		end = to;
		return lines.slice(from, to).map(({ node: line, place, position, siblings, hiddenAbove }, offset) => {
			const { node, level } = place;
			return (
				<MenuLine
					key={node.key}
					node={node}
					level={level}
					branch={line.children.length > 0}
					position={position}
					siblings={siblings}
					selected={chosen.has(node.key)}
					focused={node.key === stop}
					dragged={dragged.includes(node.key)}
					open={isOpen(node.key)}
					hiddenAbove={hiddenAbove}
					finding={findings.get(node.key) ?? null}
					room={offset === 0 ? before * lineHeight : 0}
					ambiguous={ambiguous.has(node.key)}
					movable={movable}
				/>
			);
		});
	});
	const rest = lines.length - end;
	return (
		<>
			{items}
			{rest > 0 && <li role="none" style={{ height: rest * lineHeight }} />}
		</>
	);
}
