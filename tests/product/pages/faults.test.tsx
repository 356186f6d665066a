import { expect, test, vi } from 'vitest';
import type { PageName } from '#generated/pages.ts';
import { type Fault, faults } from '#tests/support/faults.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { submit, type } from '#tests/support/render.tsx';
import { createFaultySite, pagesWithData } from './faulty-site.ts';

/** Films, editors and documents need a real browser. */
const OF_BROWSERS: readonly PageName[] = ['video-detail', 'problem-program', 'document-preview'];

const NONSENSE = /undefined|NaN|\[object|Infinity/;

/** A submission without visible cases has null for them. */
const isRight = (page: PageName, fault: Fault): boolean => page === 'submission-details' && fault.name === 'null for data';

const names = (await pagesWithData()).filter((name) => !OF_BROWSERS.includes(name));
const cases = names
	.flatMap((page) => faults.map((fault): [PageName, string, Fault] => [page, fault.name, fault]))
	.filter(([page, , fault]) => !isRight(page, fault));

const lostConnection = faults[0] as Fault;

const site = await createFaultySite();

/** What pages were seen to show without a fault. */
const soundTexts = new Map<PageName, string | null>();

/** Waits until a page shows its fault-free content: parts of it may still be loading code. */
async function becomesSound(
	name: PageName,
	{ screen, settle }: Pick<Awaited<ReturnType<typeof site.open>>, 'screen' | 'settle'>,
): Promise<void> {
	if (soundTexts.get(name) === screen.container.textContent) return;
	const sound = await site.open(name);
	const equal = async (): Promise<void> => {
		await settle();
		await sound.settle();
		expect(screen.container.textContent).toBe(sound.screen.container.textContent);
	};
	await vi.waitFor(equal, { timeout: 60_000 });
	soundTexts.set(name, sound.screen.container.textContent);
	sound.screen.unmount();
}

test.each(sampleOf(cases, 20, 7))(
	'%s with %s says what is the matter, offers 重试, and then shows what it would have shown',
	async (name, _fault, fault) => {
		site.meet(fault);
		const { screen, called, failures, world, settle, retry } = await site.open(name);
		await settle();
		if (called.length > 0) {
			expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0);
			for (const alert of screen.queryAllByRole('alert')) expect([`${fault.says}重试`, '选项没有取到重试']).toContain(alert.textContent);
			expect(new Set(failures)).toEqual(new Set([fault.says]));
		}
		expect(screen.container.textContent).not.toMatch(NONSENSE);
		site.meet(null);
		await retry();
		await becomesSound(name, { screen, settle });
		expect(screen.container.textContent).not.toMatch(NONSENSE);
		expect(world.log.filter((text) => text.startsWith('error'))).toEqual([]);
	},
);

test.each(sampleOf(names, 6, 5))('%s is whole after enough 重试 while two thirds of the connections are lost', async (name) => {
	site.meet(lostConnection, 2 / 3);
	const { screen, settle, retry } = await site.open(name);
	await settle();
	expect(screen.container.textContent).not.toMatch(NONSENSE);
	await retry();
	site.meet(null);
	await becomesSound(name, { screen, settle });
});

test.each(sampleOf(faults, 5).map((fault) => [fault.name, fault] as const))(
	'a form that meets %s keeps what was typed, and can be sent again',
	async (_name, fault) => {
		site.meet(null);
		const { screen, called, failures, world, settle } = await site.open('change-password');
		// Not the student's password: the mock server refuses it, so later cases are unaffected.
		const typed = { 现在的密码: 'not-mine', 新密码: 'robot-2026', 确认新密码: 'robot-2026' };
		for (const [label, text] of Object.entries(typed)) await type(screen.getByLabelText(label), text);
		site.meet(fault);
		await submit(screen.getByRole('form', { name: '修改密码' }));
		await settle();
		expect(failures).toEqual([fault.says]);
		for (const [label, text] of Object.entries(typed)) expect((screen.getByLabelText(label) as HTMLInputElement).value).toBe(text);
		expect(world.log).not.toContain('back');
		site.meet(null);
		await submit(screen.getByRole('form', { name: '修改密码' }));
		await settle();
		expect(called.filter((name) => name === 'main.studentUpdatePassword')).toHaveLength(2);
		expect(failures.slice(1)).not.toContain(fault.says);
	},
);
