import { useState } from 'react';
import { type Draft, indexOf } from '#src/features/menu-studio/draft/draft-tree.ts';
import type { PageChoice } from '#src/features/menu-studio/draft/edit-nodes.ts';
import { textOf } from '#src/features/menu-studio/draft/node-fields.ts';
import { readPageChoices } from '#src/features/menu-studio/inspector/page-choices.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './menu-studio.module.css';

interface PageDialogProps {
	draft: Draft;
	onChoose: (page: PageChoice) => void;
	onClose: () => void;
}

/** All pages of the app; those that the menu lacks come first. */
export function PageDialog({ draft, onChoose, onClose }: PageDialogProps) {
	const [text, setText] = useState('');
	const used = new Set([...indexOf(draft).values()].map(({ node }) => textOf(node.record.component)));
	const wanted = text.trim().toLowerCase();
	const found = readPageChoices().filter(({ page, title, path }) => `${title} ${page} ${path}`.toLowerCase().includes(wanted));
	const pages = [...found.filter(({ page }) => !used.has(page)), ...found.filter(({ page }) => used.has(page))];
	return (
		<DialogFrame title="添加页面" look="dialog" width={520} onClose={onClose} mayDiscard={async () => true}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (pages[0] && wanted !== '') onChoose(pages[0]);
				}}
			>
				<label className={styles.search}>
					<Icon name="search" />
					<input
						type="search"
						autoComplete="off"
						aria-label="查找页面"
						placeholder="输入标题或地址"
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
				</label>
			</form>
			<p className={styles.found} role="status">
				{pages.length > 0 ? `${pages.length} 个页面` : '没有这样的页面'}
			</p>
			<ul className={styles.pages}>
				{pages.map((page) => (
					<li key={page.page}>
						<button type="button" onClick={() => onChoose(page)}>
							<Icon name={page.icon || 'file'} />
							<span className={styles.pageTitle}>
								{page.title}
								<small>{page.path}</small>
							</span>
							{used.has(page.page) && <Badge label="已在菜单里" tone="mute" />}
						</button>
					</li>
				))}
			</ul>
		</DialogFrame>
	);
}
