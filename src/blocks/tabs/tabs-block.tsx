import { useId, useState } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { TabList, tabPanel } from '#src/ui/tab-list.tsx';
import styles from './tabs-block.module.css';

export function TabsBlock({ block }: BlockProps<'tabs'>) {
	const scope = useScope();
	const isVisible = useVisible();
	const [chosen, choose] = useChosenTab(block.binds);
	const id = useId();
	const items = block.items.filter((item) => isVisible(item, scope));
	const open = items.find((item) => item.key === chosen) ?? items[0];
	if (!open) return null;
	const tabs = items.map(({ key, title, badge }) => ({ key, title: scope.text(title), badge: scope.shown(badge) }));
	return (
		<div className={styles.tabs}>
			<TabList id={id} label={scope.text(block.label)} tabs={tabs} open={open.key} onOpen={choose} />
			<div className={styles.panel} {...tabPanel(id, open.key)}>
				<Blocks key={open.key} blocks={open.blocks} />
			</div>
		</div>
	);
}

function useChosenTab(name: string | undefined): [unknown, (key: string) => void] {
	const { scope, commands } = usePage();
	const [own, setOwn] = useState<string | null>(null);
	if (name === undefined) return [own, setOwn];
	return [scope.scope.state[name], (key) => commands.set({ [name]: key })];
}
