import * as texts from '#generated/messages/pages.ts';
import { HttpError } from '#src/http/result.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useLoaded } from '#src/ui/use-load.ts';
import { useShownFailures } from './failure-notices.ts';
import { usePage } from './page-context.tsx';
import type { DataStatus } from './page-data.ts';
import type { BlockDefinition } from './page-definition.ts';
import { readWhen } from './page-scope.ts';
import { PrintedBlock } from './print-sheet.tsx';
import { useAccess } from './use-access.ts';
import { useFeedback } from './use-feedback.ts';
import { usePageCode } from './use-page-code.ts';

const loadCover = lazyCode(async () => (await import('#src/ui/loading-cover.tsx')).LoadingCover);

/** Renders blocks in order. Each block loads, fails and hides independently. */
export function Blocks({ blocks }: { blocks: readonly BlockDefinition[] }) {
	return blocks.map((block, index) => <Block key={keyOf(blocks, index)} block={block} />);
}

/** Keys count blocks of the same kind, so a form keeps its values when a saved manifest inserts a text above it. */
function keyOf(blocks: readonly BlockDefinition[], index: number): string {
	const kind = blocks[index]?.block;
	return `${kind} ${blocks.slice(0, index).filter(({ block }) => block === kind).length}`;
}

function Block({ block }: { block: BlockDefinition }) {
	const { definition } = usePage();
	const { can } = useAccess();
	const { reportError } = useFeedback();
	if (block.guard !== undefined && !can(block.guard)) return null;
	const drawn = (
		<ErrorBoundary
			onError={(error) => reportError(error, `${definition.name}: ${block.block}`)}
			fallback={(error, retry) => <ErrorNotice message={texts.blockFailed} reloads={error instanceof CodeMissing} onRetry={retry} />}
		>
			<VisibleBlock block={block} />
		</ErrorBoundary>
	);
	return block.print === undefined ? drawn : <PrintedBlock print={block.print}>{drawn}</PrintedBlock>;
}

/** Evaluates `when` before loading, so that a hidden block shows no skeleton. */
function VisibleBlock({ block }: { block: BlockDefinition }) {
	const { scope, data } = usePage();
	const { blocks } = usePageCode();
	const keepsRoom = blocks.placeholder(block.block) !== undefined;
	const lacks = block.when ? readWhen(block.when, scope, data, keepsRoom) : null;
	if (lacks?.length === 0) return null;
	const statuses = (lacks ?? block.needs).flatMap((name) => data.status[name] ?? []);
	const failed = statuses.filter((status) => status.phase === 'failed');
	if (failed.length > 0 && (lacks || !blocks.early(block.block))) return <FailedData block={block} failed={failed} />;
	if (!blocks.early(block.block) && statuses.some((status) => status.phase === 'loading')) return <BlockSkeleton block={block} />;
	return block.busy ? <BusyBlock block={block} busy={block.busy} /> : <BlockComponent block={block} />;
}

/** The notice of a failed call, or an empty place if another block of the page shows it. */
function FailedData({ block, failed }: { block: BlockDefinition; failed: readonly DataStatus[] }) {
	const shape = usePageCode().blocks.skeleton(block.block);
	// A small block has room for one line.
	const isList = shape === 'cards' || shape === 'rows';
	const shown = useShownFailures(failed);
	if (shown.length === 0) return <Skeleton shape={shape} still />;
	return <FailureNotice failed={shown} compact={!isList} />;
}

/** Shows the first error, with a button that retries all. What the server says does not exist is not worth another try. */
export function FailureNotice({ failed, compact = false }: { failed: readonly DataStatus[]; compact?: boolean }) {
	const message = failed[0]?.error?.message || texts.loadFailed;
	if (failed.every(({ error }) => isMissing(error))) return <ErrorNotice message={message} compact={compact} />;
	return <ErrorNotice message={message} compact={compact} onRetry={() => Promise.all(failed.map((status) => status.refetch()))} />;
}

const isMissing = (error: Error | null): boolean => error instanceof HttpError && error.kind === 'business' && error.resultCode === 404;

function BlockSkeleton({ block }: { block: BlockDefinition }) {
	const { blocks } = usePageCode();
	const { definition } = usePage();
	const Placeholder = blocks.placeholder(block.block);
	if (Placeholder) return <Placeholder block={block} />;
	const paged = 'source' in block && 'paged' in block.source ? block.source.paged : undefined;
	const shape = blocks.skeleton(block.block);
	// A list is likely to fill a page. Eight cards fill a screen.
	const rows = paged && shape === 'rows' ? definition.data[paged]?.paged?.defaultSize : undefined;
	return <Skeleton shape={shape} count={blocks.count(block) ?? rows} />;
}

/** The cover always wraps the block, so that its inputs keep their values when `busy` changes. */
function BusyBlock({ block, busy }: { block: BlockDefinition; busy: NonNullable<BlockDefinition['busy']> }) {
	const { scope } = usePage();
	const { overlayText } = useFeedback();
	const Cover = useLoaded(loadCover);
	if (!Cover) return <BlockSkeleton block={block} />;
	return (
		<Cover busy={scope.read(busy)} text={overlayText}>
			<BlockComponent block={block} />
		</Cover>
	);
}

function BlockComponent({ block }: { block: BlockDefinition }) {
	const Component = useLoaded(usePageCode().blocks.loaderOf(block.block));
	return Component ? <Component block={block} /> : <BlockSkeleton block={block} />;
}
