/** The open dialogs of a page: in a chunk of its own, for pages that have some. */
import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { UsePageData } from './create-page-body.tsx';
import { orderData } from './data-plan.ts';
import { createDialogStore } from './dialog-store.ts';
import { loadComponent } from './load-component.ts';
import { PageContext, type PageContextValue } from './page-context.tsx';
import type { DialogDefinition } from './page-definition.ts';
import styles from './page-dialogs.module.css';
import { usePageEnvironment } from './page-environment.tsx';
import { createPageScope } from './page-scope.ts';
import type { PageViewProps } from './page-view.tsx';
import type { OpenDialog, OpenDialogs } from './use-open-dialogs.ts';
import { type Drawn, usePageCommands } from './use-page-commands.ts';
import { WholeView } from './whole-view.tsx';

export interface PageDialogsProps {
	definitions: Readonly<Record<string, DialogDefinition>>;
	dialogs: OpenDialogs;
	/** What the page has drawn. */
	drawn: Drawn;
	alive: () => boolean;
	usePageData: UsePageData;
	onHidden: PageViewProps['onHidden'];
}

export function PageDialogs(props: PageDialogsProps) {
	usePreload(props.definitions);
	return props.dialogs.open.map((open) => {
		// The dev server may have taken it out of a page that is open.
		const dialog = props.definitions[open.name];
		// Calls are hooks: a saved manifest with others is drawn anew.
		return dialog && <PageDialog key={`${open.id} ${orderData(dialog.data)}`} {...props} dialog={dialog} open={open} />;
	});
}

/** The blocks in them come before one opens: the first click finds them there. What fails is asked for again when it is drawn. */
function usePreload(definitions: PageDialogsProps['definitions']): void {
	const { blocks, components } = usePageEnvironment();
	// Fetching is no matter of what is drawn.
	useEffect(() => {
		const all = Object.values(definitions);
		void blocks.preload([...new Set(all.flatMap((dialog) => dialog.blocks))]);
		for (const name of all.flatMap((dialog) => dialog.components ?? [])) {
			const loader = components[name];
			if (loader) loadComponent(loader).catch(() => undefined);
		}
	}, [definitions, blocks, components]);
}

interface PageDialogProps extends PageDialogsProps {
	dialog: DialogDefinition;
	open: OpenDialog;
}

function PageDialog(props: PageDialogProps) {
	const { dialog, dialogs, open } = props;
	const { confirm } = usePageEnvironment();
	const frame = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const context = useDialogContext(props);
	const modal = useModal({
		onClose: () => dialogs.close(open.id),
		light: true,
		mayClose: () =>
			!frame.current?.querySelector('[data-dirty]') ||
			confirm({ title: '内容还没有提交', text: '关闭后，刚才填写的内容会丢失。确定关闭吗？' }),
	});
	useFirstFocus(frame, heading);
	return (
		<dialog
			{...modal.props}
			className={classNames(styles.dialog, dialog.look === 'drawer' && styles.drawer)}
			style={{ '--width': `${dialog.width ?? 520}px` } as CSSProperties}
			aria-labelledby={id}
		>
			<div ref={frame} className={styles.frame}>
				<header className={styles.head}>
					<h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
						{context.title}
					</h2>
					<button type="button" className={styles.close} aria-label="关闭窗口" onClick={() => void modal.request()}>
						<Icon name="close" />
					</button>
				</header>
				<div className={styles.body}>
					<PageContext value={context}>
						<WholeView blocks={dialog.view} />
					</PageContext>
				</div>
			</div>
		</dialog>
	);
}

/** The first field has the focus, as soon as it is there; the heading until then. The browser would begin with the button that closes it. */
function useFirstFocus(frame: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>): void {
	// The focus is the browser's, and so is the moment at which a form that was waited for comes.
	useLayoutEffect(() => {
		const focusField = (): boolean => {
			const field = frame.current?.querySelector<HTMLElement>('form :is(input, select, textarea)');
			field?.focus();
			return field !== null && field !== undefined;
		};
		if (!frame.current || focusField()) return;
		const title = heading.current;
		title?.focus();
		const observer = new MutationObserver(() => {
			if (document.activeElement !== title || focusField()) observer.disconnect();
		});
		observer.observe(frame.current, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [frame, heading]);
}

/** What the blocks of a dialog see: the page, and beside it the data and the params of the dialog. */
function useDialogContext({ dialog, dialogs, open, drawn, alive, usePageData, onHidden }: PageDialogProps): PageContextValue {
	const definition = useMemo(
		() => ({ ...drawn.definition, data: { ...drawn.definition.data, ...dialog.data } }),
		[drawn.definition, dialog],
	);
	const order = useMemo(() => orderData(dialog.data), [dialog]);
	const store = useMemo(() => createDialogStore(drawn.store, (key) => key.startsWith(`${open.name}.`)), [drawn.store, open.name]);
	const { search, state } = useSyncExternalStore(store.subscribe, store.get);
	const around = { ...drawn.scope, state, dialog: open.params };
	const scopeWith = (values: Readonly<Record<string, unknown>>) =>
		createPageScope({ ...around, data: { ...drawn.data.values, ...values } }, drawn.pipes);
	const called = usePageData({ definitions: dialog.data, order, scopeWith, search, around: drawn.data.status }, onHidden);
	const data = { values: { ...drawn.data.values, ...called.values }, status: { ...drawn.data.status, ...called.status } };
	const scope = scopeWith(called.values);
	const close = (): void => dialogs.close(open.id);
	const commands = usePageCommands({ ...drawn, definition, store, scope: scope.scope, data }, { alive, show: dialogs.show, close });
	return { definition, title: scope.text(dialog.title) || '加载中', commands, scope, data, search };
}
