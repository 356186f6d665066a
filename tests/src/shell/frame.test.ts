// @vitest-environment node
import { expect, test } from 'vitest';
import { fitItems } from '#src/menu/use-fitting-count.ts';
import { frameOf } from '#src/shell/frame.ts';

const plain = { mobile: false, collapse: false, noColumn: false, hasItems: true, chosen: false } as const;

test.each([
	['vertical', {}, 'none whole full button'],
	['vertical', { collapse: true }, 'none whole narrow button'],
	['vertical', { hasItems: false, noColumn: true }, 'none whole full button'],
	['horizontal', {}, 'whole none none none'],
	['horizontal', { collapse: true }, 'whole none none none'],
	['comprehensive', {}, 'top group full button'],
	['comprehensive', { collapse: true }, 'top group narrow button'],
	['comprehensive', { hasItems: false }, 'top none none space'],
	['column', {}, 'none columns full button'],
	['column', { collapse: true }, 'none columns narrow button'],
	['column', { hasItems: false }, 'none columns narrow space'],
	['column', { noColumn: true }, 'none columns narrow space'],
	['column', { noColumn: true, chosen: true }, 'none columns full space'],
	['column', { noColumn: true, chosen: true, collapse: true }, 'none columns full space'],
	['vertical', { mobile: true }, 'none drawer none none'],
	['horizontal', { mobile: true }, 'none drawer none none'],
	['comprehensive', { mobile: true, collapse: true }, 'none drawer none none'],
	['column', { mobile: true, chosen: true }, 'none drawer none none'],
] as const)('the %s layout with %j has bar, side, width and button: %s', (layout, changes, expected) => {
	const { bar, side, width, fold } = frameOf({ ...plain, ...changes, layout });
	expect(`${bar} ${side} ${width} ${fold}`).toBe(expected);
});

test.each([
	['all fit exactly', [50, 50, 50], 158, 3],
	['one pixel short, so the last items move into the overflow menu', [50, 50, 50], 157, 2],
	['only the first fits beside the rest', [50, 50, 50], 94, 1],
	['no item fits', [50, 50, 50], 93, 0],
	['a wide item also hides those after it', [50, 200, 10], 150, 1],
	['no items', [], 0, 0],
])('in a bar: %s', (_what, widths, available, count) => {
	expect(fitItems({ widths, available, gap: 4, more: 40 })).toBe(count);
});
