import * as texts from '#generated/messages/pages.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { useLoaded } from '#src/ui/use-load.ts';
import type { PageDialogsProps } from './page-dialogs.tsx';
import { useFeedback } from './use-feedback.ts';
import { usePageCode } from './use-page-code.ts';

type DialogHostProps = Omit<PageDialogsProps, 'Frame'>;

/** Loads the code of dialogs with the page. A failed load shows when a dialog opens, which loads anew. */
export function DialogHost(props: DialogHostProps) {
	const { reportError, message } = useFeedback();
	const { open, closeAll } = props.dialogs;
	const isOpen = open.length > 0;
	const onError = (error: unknown): void => {
		if (!isOpen) return;
		reportError(error, 'dialogs');
		message('error', texts.dialogFailed);
		closeAll();
	};
	return (
		<ErrorBoundary place={isOpen} onError={onError} fallback={() => null}>
			<LoadedDialogs {...props} />
		</ErrorBoundary>
	);
}

const loadDialogs = lazyCode(async () => (await import(/* webpackChunkName: "dialogs" */ './page-dialogs.tsx')).PageDialogs);

function LoadedDialogs(props: DialogHostProps) {
	const PageDialogs = useLoaded(loadDialogs);
	const Frame = useLoaded(usePageCode().dialogFrame);
	return PageDialogs && Frame && <PageDialogs {...props} Frame={Frame} />;
}
