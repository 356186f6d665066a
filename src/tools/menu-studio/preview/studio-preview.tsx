import { useMemo } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/preview.ts';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { type Draft, toList } from '../draft/draft-tree.ts';
import styles from './preview-pane.module.css';
import { PreviewPane } from './preview-pane.tsx';

interface StudioPreviewProps {
	draft: Draft;
	/** No room beside the tree. */
	narrow: boolean;
	/** Name of the role that is previewed. */
	role: string;
	onRole: (role: string) => void;
	onClose: () => void;
}

/** The preview beside the tree, or in a drawer where there is no room. */
export function StudioPreview({ draft, narrow, role, onRole, onClose }: StudioPreviewProps) {
	const list = useMemo(() => toList(draft), [draft]);
	if (!narrow) {
		return (
			<div className={styles.docked}>
				<PreviewPane list={list} docked role={role} onRole={onRole} />
			</div>
		);
	}
	return (
		<DialogFrame title={texts.preview} look="drawer" width={720} onClose={onClose} mayDiscard={async () => true}>
			<PreviewPane list={list} docked={false} role={role} onRole={onRole} />
		</DialogFrame>
	);
}
