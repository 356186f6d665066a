/** Open dialogs of a page, in a chunk of their own because many pages have none. */

import { type ComponentType, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/pages.ts';
import type { DialogFrameProps } from '#src/ui/dialog-frame.tsx';
import { orderData } from './data-plan.ts';
import { createDialogStore } from './dialog-store.ts';
import { PageContext, type PageContextValue } from './page-context.tsx';
import type { DialogDefinition } from './page-definition.ts';
import { createPageScope } from './page-scope.ts';
import { changeQuery } from './page-state.ts';
import type { HiddenListener, UsePageData } from './use-data.ts';
import { useFeedback } from './use-feedback.ts';
import type { OpenDialog, OpenDialogs } from './use-open-dialogs.ts';
import { usePageCode } from './use-page-code.ts';
import { type Drawn, usePageCommands } from './use-page-commands.ts';
import { WholeView } from './whole-view.tsx';

export interface PageDialogsProps {
	definitions: Readonly<Record<string, DialogDefinition>>;
	dialogs: OpenDialogs;
	drawn: Drawn;
	alive: () => boolean;
	usePageData: UsePageData;
	onHidden: HiddenListener | undefined;
	Frame: ComponentType<DialogFrameProps>;
}

export function PageDialogs(props: PageDialogsProps) {
	usePreload(props.definitions);
	return props.dialogs.open.map((open) => {
		// The dev server may have removed the dialog from an open page.
		const dialog = props.definitions[open.name];
		// Each call is a hook, so a manifest saved in the dev server with other calls must remount the dialog.
		return (
			dialog && <PageDialog key={`${open.id} ${import.meta.env.DEV && orderData(dialog.data)}`} {...props} dialog={dialog} open={open} />
		);
	});
}

/** Preloads the blocks of dialogs, so that the first click opens them at once. Failed loads are retried on render. */
function usePreload(definitions: PageDialogsProps['definitions']): void {
	const { blocks, components } = usePageCode();
	useEffect(() => {
		const all = Object.values(definitions);
		void blocks.preload([...new Set(all.flatMap((dialog) => dialog.blocks))]);
		for (const name of all.flatMap((dialog) => dialog.components ?? [])) {
			components[name]?.().catch(() => undefined);
		}
	}, [definitions, blocks, components]);
}

interface PageDialogProps extends PageDialogsProps {
	dialog: DialogDefinition;
	open: OpenDialog;
}

function PageDialog(props: PageDialogProps) {
	const { dialog, dialogs, open, Frame } = props;
	const { confirm } = useFeedback();
	const context = useDialogContext(props);
	return (
		<Frame
			title={context.title}
			look={dialog.look}
			width={dialog.width ?? 520}
			onClose={() => dialogs.close(open.id)}
			mayDiscard={() => confirm({ title: texts.unsubmitted, text: texts.unsubmittedText })}
		>
			<PageContext value={context}>
				<WholeView blocks={dialog.view} />
			</PageContext>
		</Frame>
	);
}

/** Page context of a dialog: the page's, extended by the dialog's data and params. */
function useDialogContext({ dialog, dialogs, open, drawn, alive, usePageData, onHidden }: PageDialogProps): PageContextValue {
	const definition = useMemo(
		() => ({ ...drawn.definition, data: { ...drawn.definition.data, ...dialog.data } }),
		[drawn.definition, dialog],
	);
	const order = useMemo(() => orderData(dialog.data), [dialog]);
	const store = useMemo(() => createDialogStore(drawn.store, (key) => key.startsWith(`${open.name}.`)), [drawn.store, open.name]);
	const { state, search: pageSearch } = useSnapshot(drawn.store.state, { sync: true }).moment;
	const search = changeQuery(pageSearch, useSnapshot(store.ownKeys));
	const around = { ...drawn.scope, state, dialog: open.params };
	const scopeWith = (values: Readonly<Record<string, unknown>>) =>
		createPageScope({ ...around, data: { ...drawn.data.values, ...values } }, drawn.pipes);
	const called = usePageData(
		{ definitions: dialog.data, shapes: definition.shapes, order, scopeWith, search, around: drawn.data.status },
		onHidden,
	);
	const data = { values: { ...drawn.data.values, ...called.values }, status: { ...drawn.data.status, ...called.status } };
	const scope = scopeWith(called.values);
	const close = (): void => dialogs.close(open.id);
	const commands = usePageCommands({ ...drawn, definition, store, scope: scope.scope, data }, { alive, show: dialogs.show, close });
	return { definition, title: scope.text(dialog.title) || texts.loading, commands, scope, data, search };
}
