import { type KeyboardEvent, useRef, useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/pages.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { type Draft, indexOf } from './draft/draft-tree.ts';
import type { PageChoice } from './draft/edit-nodes.ts';
import { textOf } from './draft/node-fields.ts';
import { readPageChoices } from './inspector/page-choices.ts';
import styles from './menu-studio.module.css';
import { PagePicture } from './preview/page-picture.tsx';
import { SearchField } from './search-field.tsx';

interface PageDialogProps {
	title: string;
	draft: Draft;
	/** Name of the role that sees the pictures of pages. */
	role: string;
	/** The page that is chosen so far. */
	current?: string;
	onChoose: (page: PageChoice) => void;
	onClose: () => void;
}

/** Below this width there is no room for a picture beside the list; the same as in the style sheet. */
const ROOMY = '(min-width: 600px)';

/** The pages of the app that the menu lacks, on request or by a search all of them, with a picture of one. */
export function PageDialog({ title, draft, role, current, onChoose, onClose }: PageDialogProps) {
	/** The page under the pointer or with the focus. */
	const [looked, setLooked] = useState(current);
	const roomy = useMediaQuery(ROOMY);
	const part = useRef<HTMLDivElement>(null);
	const { text, setText, all, setAll, whole, used, pages } = usePageSearch(draft, current);
	const lit = pages.find(({ page }) => page === looked) ?? pages[0];
	/** The arrow keys go from the search field to the pages and from one to the next. */
	const onKeyDown = (event: KeyboardEvent): void => {
		const next = nextStop(part.current, event.key);
		if (!next) return;
		event.preventDefault();
		next.focus();
	};
	return (
		<DialogFrame title={title} look="dialog" width={roomy ? 860 : 520} onClose={onClose} mayDiscard={async () => true}>
			<div className={styles.chooser}>
				{/* biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the controls within */}
				<div ref={part} onKeyDown={onKeyDown}>
					<PageSearch
						text={text}
						onChange={(next) => {
							setText(next);
							setLooked(undefined);
						}}
						onSubmit={() => pages[0] && text.trim() !== '' && onChoose(pages[0])}
					/>
					<p className={styles.found} role="status">
						{foundWords(pages.filter(({ page }) => whole || page !== current).length, whole)}
					</p>
					<ul className={styles.pages}>
						{pages.map((page) => (
							<li key={page.page}>
								<PageButton
									page={page}
									lit={page === lit}
									current={page.page === current}
									used={used.has(page.page)}
									onChoose={() => onChoose(page)}
									onLook={() => setLooked(page.page)}
								/>
							</li>
						))}
					</ul>
					{text.trim() === '' && (
						<label className={styles.more}>
							<Switch checked={all} onChange={({ target }) => setAll(target.checked)} />
							{texts.showUsed}
						</label>
					)}
				</div>
				{roomy && lit && <PagePicture draft={draft} page={lit} role={role} />}
			</div>
		</DialogFrame>
	);
}

interface PageSearchProps {
	text: string;
	onChange: (text: string) => void;
	/** Called by Enter. */
	onSubmit: () => void;
}

const PageSearch = ({ text, onChange, onSubmit }: PageSearchProps) => (
	<form
		onSubmit={(event) => {
			event.preventDefault();
			onSubmit();
		}}
	>
		<SearchField label={texts.search} placeholder={texts.searchHint} value={text} onChange={onChange} />
	</form>
);

/** The text of the search and its pages. Without a text or `all`, only pages that the menu lacks and the current one. */
function usePageSearch(draft: Draft, current: string | undefined) {
	const [text, setText] = useState('');
	const [all, setAll] = useState(false);
	const whole = all || text.trim() !== '';
	const used = new Set([...indexOf(draft).values()].map(({ node }) => textOf(node.record.component)));
	const pages = findPages(text, used).filter(({ page }) => whole || !used.has(page) || page === current);
	return { text, setText, all, setAll, whole, used, pages };
}

function foundWords(count: number, whole: boolean): string {
	if (whole) return count > 0 ? texts.count({ count }) : texts.none;
	return count > 0 ? texts.unused({ count }) : texts.allUsed;
}

function nextStop(part: HTMLElement | null, key: string): HTMLElement | undefined {
	const by: number | undefined = { ArrowDown: 1, ArrowUp: -1 }[key];
	const stops = [...(part?.querySelectorAll<HTMLElement>('input, li > button') ?? [])];
	return by === undefined ? undefined : stops[stops.indexOf(document.activeElement as HTMLElement) + by];
}

/** Pages that are found by title, name or address. Those that the menu lacks come first. */
function findPages(text: string, used: ReadonlySet<string>): readonly PageChoice[] {
	const wanted = text.trim().toLowerCase();
	const found = readPageChoices().filter(({ title, page, path }) => `${title} ${page} ${path}`.toLowerCase().includes(wanted));
	return [...found.filter(({ page }) => !used.has(page)), ...found.filter(({ page }) => used.has(page))];
}

interface PageButtonProps {
	page: PageChoice;
	/** Its picture is shown. */
	lit: boolean;
	current: boolean;
	/** The menu has it already. */
	used: boolean;
	onChoose: () => void;
	onLook: () => void;
}

const PageButton = ({ page, lit, current, used, onChoose, onLook }: PageButtonProps) => (
	<button
		type="button"
		data-lit={lit || undefined}
		aria-current={current || undefined}
		onClick={onChoose}
		onFocus={onLook}
		onPointerEnter={onLook}
	>
		<Icon name={page.icon || 'file'} />
		<span className={styles.pageTitle}>
			{page.title}
			<small>{page.path}</small>
		</span>
		{current ? <Badge label={texts.current} tone="info" /> : used && <Badge label={texts.used} tone="mute" />}
	</button>
);
