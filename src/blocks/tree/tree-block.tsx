import { useMemo, useState } from 'react';
import * as texts from '#generated/messages/blocks/tree.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { findNodes } from './find-nodes.ts';
import { Tree } from './tree.tsx';
import styles from './tree-block.module.css';
import { knownKey } from './tree-nodes.ts';
import { TreeSearch } from './tree-search.tsx';
import { useTreeNodes } from './use-tree-nodes.ts';

export function TreeBlock({ block }: BlockProps<'tree'>) {
	const { scope } = usePage();
	const nodes = useTreeNodes(block);
	const focusKey = block.focus ? knownKey(nodes, scope.read(block.focus)) : null;
	const [typed, setTyped] = useTyped(focusKey);
	const text = typed.trim();
	const search = useMemo(() => (text ? { text, found: findNodes(nodes, text) } : null), [nodes, text]);
	const title = scope.text(block.title) || texts.contents;
	if (nodes.length === 0) return <EmptyNotice text={scope.text(block.empty)} />;
	return (
		<div className={styles.block}>
			{block.searchable && <TreeSearch title={title} text={typed} count={search?.found.count ?? null} onText={setTyped} />}
			<Tree block={block} title={title} nodes={nodes} focusKey={focusKey} search={search} />
		</div>
	);
}

/** Search text; reset when the page is opened for another node. */
function useTyped(focusKey: string | null): [string, (text: string) => void] {
	const [{ text, until }, setTyped] = useState({ text: '', until: focusKey });
	return [until === focusKey ? text : '', (next) => setTyped({ text: next, until: focusKey })];
}
