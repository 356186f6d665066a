import { act, type Dispatch, type SetStateAction, Suspense, startTransition, useState } from 'react';
import { expect, test } from 'vitest';
import { type LoadOnce, loadOnce } from '#src/lib/load-once.ts';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { useSuspended } from '#src/ui/use-load.ts';
import { click, pass, render } from '#tests/support/render.tsx';

const Page = ({ loader }: { loader: LoadOnce<string> }) => <p>{useSuspended(loader)}</p>;

/** A screen that opens pages as a router does: in transitions, without a boundary of their own. */
async function openScreen(first: LoadOnce<string>) {
	let open: Dispatch<SetStateAction<LoadOnce<string>>> = () => undefined;
	function Screen() {
		const [loader, setLoader] = useState(() => first);
		open = setLoader;
		return (
			<Suspense fallback={<i>稍等</i>}>
				<ErrorBoundary
					place={loader}
					onError={() => undefined}
					fallback={(_error, retry) => (
						<button type="button" onClick={retry}>
							重试
						</button>
					)}
				>
					<Page loader={loader} />
				</ErrorBoundary>
			</Suspense>
		);
	}
	const screen = await render(<Screen />);
	const go = (next: LoadOnce<string>): Promise<void> => act(async () => startTransition(() => open(() => next)));
	return { screen, go, text: () => screen.container.textContent };
}

test('a loaded page renders at once, and a navigation keeps it until the next page is loaded', async () => {
	const first = loadOnce(async () => '首页');
	await first();
	const { go, text } = await openScreen(first);
	expect(text()).toBe('首页');
	let arrive: (page: string) => void = () => undefined;
	await go(
		loadOnce(
			() =>
				new Promise<string>((resolve) => {
					arrive = resolve;
				}),
		),
	);
	expect(text()).toBe('首页');
	await act(async () => arrive('课程'));
	expect(text()).toBe('课程');
});

test('a page that cannot be loaded shows so without loading endlessly, and loads anew on demand', async () => {
	let attempts = 0;
	const { screen, text } = await openScreen(
		loadOnce(async () => {
			attempts += 1;
			if (attempts < 2) throw new Error('offline');
			return '课程';
		}),
	);
	await pass();
	expect([attempts, text()]).toEqual([1, '重试']);
	await click(screen.getByRole('button', { name: '重试' }));
	expect([attempts, text()]).toEqual([2, '课程']);
});
