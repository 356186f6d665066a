import { expect, it } from 'vitest';
import { languagesOf } from '#app/judge/back-end/offered-languages.ts';
import { createRunner } from '#engines/create-runner.ts';
import type { JudgeHost } from '#engines/host.ts';

it.each([
	[
		['javascript', 'python', 'clang'],
		['C', 'C++', 'C++ 17', 'C++ 20', 'Python3', 'JavaScript Node', 'JavaScript V8'],
	],
	[['python'], ['Python3']],
	[[], []],
])('the engines %j offer %j', (engines, languages) => expect(languagesOf(engines)).toEqual(languages));

it('a program in a language whose engine was left out is refused before anything is fetched', async () => {
	const host = { startWorker: () => expect.fail('started a worker'), after: () => () => undefined };
	const runner = createRunner({ host, engines: ['python'] });
	expect(await runner.compile({ language: 'C++', code: '' })).toMatchObject({
		verdict: 'SE',
		stderr: '演示判题机没有 C++ 的运行环境，请换用题目提供的语言。',
	});
});

it('an engine that could not start is asked for, and started, by the next run of the same program', async () => {
	const asked: string[] = [];
	const host: JudgeHost = {
		startWorker: (engine, { onBreakdown }) => {
			asked.push(`start ${engine}`);
			queueMicrotask(() => onBreakdown({ message: 'offline', memory: false }));
			return { post: () => undefined, expire: () => () => undefined, terminate: () => undefined };
		},
		after: () => () => undefined,
	};
	const mayOpen = async (engine: string): Promise<boolean> => asked.push(`ask ${engine}`) > 0;
	const runner = createRunner({ host, engines: ['python'], mayOpen });
	const program = { language: 'Python3', code: 'print(1)' };
	expect(await runner.compile(program)).toMatchObject({ verdict: 'SE' });
	expect(await runner.compile(program)).toMatchObject({ verdict: 'SE' });
	expect(asked).toEqual(['ask python', 'start python', 'ask python', 'start python']);
});
