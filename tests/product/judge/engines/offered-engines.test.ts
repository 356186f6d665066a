import { expect, it } from 'vitest';
import { languagesOf } from '#app/judge/back-end/offered-languages.ts';
import { createRunner } from '#engines/create-runner.ts';

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
