import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/tools/menu-studio/tree.ts';
import { type Draft, placeOf } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { dropProblem } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { nameIn, namesIn } from '#src/tools/menu-studio/draft/node-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { DropMark } from './drop-target.ts';
import styles from './menu-tree.module.css';
import type { Drag } from './use-drag.ts';

const INDENT = 20;
const START = 12;

/** Shows where the dragged nodes will be: a line between two others, or a frame around a group. */
export function DropLine({ drag, lineHeight }: { drag: Drag; lineHeight: number }) {
	const { mark } = useSnapshot(drag.state);
	if (!mark) return null;
	const within = mark.where === 'within';
	const top = (mark.index + (mark.where === 'after' ? 1 : 0)) * lineHeight;
	const left = START + (mark.level - (within ? 2 : 1)) * INDENT;
	return (
		<li
			role="none"
			className={styles.drop}
			data-where={mark.where}
			style={{ left, height: within ? lineHeight : undefined, transform: `translateY(${top}px)` }}
		/>
	);
}

/** Label beside the pointer: the dragged nodes and the result of a drop. */
export function DragLabel({ drag, draft }: { drag: Drag; draft: Draft }) {
	const { mark } = useSnapshot(drag.state);
	return mark && <FollowingLabel drag={drag} draft={draft} />;
}

function FollowingLabel({ drag, draft }: { drag: Drag; draft: Draft }) {
	const { keys, mark, x, y } = useSnapshot(drag.state);
	const nodes = useMemo(() => keys.flatMap((key) => placeOf(draft, key)?.node ?? []), [draft, keys]);
	const [words, refused] = useMemo(() => dropWords(draft, keys, mark), [draft, keys, mark]);
	const left = `min(${x + 14}px, calc(100vw - 100% - 8px))`;
	const top = `min(${y + 10}px, calc(100dvh - 100% - 8px))`;
	return (
		<div className={styles.label} style={{ transform: `translate(${left}, ${top})` }} data-refused={refused || undefined}>
			<strong>{namesIn(draft, nodes).trim()}</strong>
			{words && (
				<span>
					<Icon name={refused ? 'close' : 'arrow-right'} />
					{words}
				</span>
			)}
		</div>
	);
}

const WHERE_WORDS = { before: texts.before, within: texts.within, after: texts.after } as const;

function dropWords(draft: Draft, keys: readonly string[], mark: DropMark | null): [words: string, refused: boolean] {
	const target = mark && placeOf(draft, mark.target);
	if (!mark || !target) return ['', false];
	const reason = dropProblem(draft, keys, mark);
	return reason === null ? [WHERE_WORDS[mark.where]({ name: nameIn(draft, target.node) }), false] : [reason, true];
}
