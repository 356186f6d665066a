import { afterEach, expect, test, vi } from 'vitest';
import { builtOf, createRelease } from '#src/leaving/release.ts';

const RUNNING = '2026-09-01T08:00:00.000Z';
const ADDRESS = '/student/version.json';

afterEach(() => vi.unstubAllGlobals());

const serve = (answer: () => Response | Promise<Response>) => {
	const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer());
	vi.stubGlobal('fetch', fetched);
	return fetched;
};

test.each([
	['the same build', () => Response.json({ built: RUNNING }), false],
	['another build', () => Response.json({ built: '2026-09-02T08:00:00.000Z' }), true],
	['no such file', () => new Response('<html>', { status: 404 }), false],
	['a page in place of the file', () => new Response('<html>'), false],
	['a file without the time', () => Response.json({ version: '1' }), false],
	['null', () => Response.json(null), false],
	['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s is a newer release: %s', async (_what, answer, newer) => {
	const fetched = serve(answer as () => Response);
	const release = createRelease(RUNNING, ADDRESS);
	expect(await release.check()).toBe(newer);
	expect(release.state.newer).toBe(newer);
	expect(fetched).toHaveBeenCalledWith(ADDRESS, { cache: 'no-store' });
});

test('a release that was found is not asked for again', async () => {
	const fetched = serve(() => Response.json({ built: 'later' }));
	const release = createRelease(RUNNING, ADDRESS);
	await release.check();
	expect(await release.check()).toBe(true);
	expect(fetched).toHaveBeenCalledTimes(1);
});

test('the dev server, whose page names no build, is not asked', async () => {
	const fetched = serve(() => Response.json({ built: 'later' }));
	expect(await createRelease(builtOf(document), ADDRESS).check()).toBe(false);
	expect(fetched).not.toHaveBeenCalled();
	document.head.append(Object.assign(document.createElement('meta'), { name: 'built', content: RUNNING }));
	expect(builtOf(document)).toBe(RUNNING);
});
