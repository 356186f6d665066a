import { expect, test, vi } from 'vitest';
import type { TextBlock } from '#generated/block-types.ts';
import styles from '#src/blocks/text/text-block.module.css';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

const text = (look?: TextBlock['look']): TextBlock => ({ block: 'text', needs: [], text: '最近的成绩', ...(look && { look }) });

test.each([
	['title', 1],
	['heading', 2],
	['unseen-heading', 2],
	['subheading', 3],
] as const)('the look %s is a heading of level %d', async (look, level) => {
	const { screen } = await openPage(page([text(look)]), createWorld());
	expect(screen.getByRole('heading', { level, name: '最近的成绩' }).tagName).toBe(`H${level}`);
});

test.each([undefined, 'muted', 'strong'] as const)('the look %s is a paragraph', async (look) => {
	const { screen } = await openPage(page([text(look)]), createWorld());
	expect(screen.queryByRole('heading', { name: '最近的成绩' })).toBeNull();
	expect(screen.getByText('最近的成绩').tagName).toBe('P');
});

test('only the unseen heading is hidden from sight', async () => {
	const { screen } = await openPage(page([text('heading'), text('unseen-heading')]), createWorld());
	expect(screen.getAllByRole('heading', { level: 2 }).map(({ className }) => className)).toEqual([styles.heading, 'visually-hidden']);
});

test('a program keeps its lines', async () => {
	const { screen } = await openPage(page([{ ...text('code'), text: 'while True:\n    go()' }]), createWorld());
	expect(screen.container.querySelector('pre code')?.textContent).toBe('while True:\n    go()');
});

test.each([
	[0.9, 1],
	[0.3, 0],
])('a heading at %d of the window is scrolled to %d times', async (share, times) => {
	const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, share * window.innerHeight, 100, 20));
	const scroll = vi.fn();
	Element.prototype.scrollIntoView = scroll;
	await openPage(page([{ ...text('heading'), reveals: true }]), createWorld());
	place.mockRestore();
	expect(scroll).toHaveBeenCalledTimes(times);
});
