import { act } from 'react';
import { expect, test } from 'vitest';
import { SearchHistory } from '#app/search/search-history.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

test('words that another window adds or deletes are shown', async () => {
	const storage = memoryStorage({ 'search-history-': JSON.stringify(['循环']) });
	const { environment } = createWorld({}, { storage });
	const { container } = await render(
		<PageEnvironmentProvider environment={environment}>
			<SearchHistory words="" found={0} />
		</PageEnvironmentProvider>,
	);
	const shown = () => Array.from(container.querySelectorAll('li a'), (link) => link.textContent);
	expect(shown()).toEqual(['循环']);
	await act(async () => storage.change('search-history-', JSON.stringify(['排序', '循环'])));
	expect(shown()).toEqual(['排序', '循环']);
	await act(async () => storage.change('search-history-', JSON.stringify(['排序'])));
	expect(shown()).toEqual(['排序']);
});
