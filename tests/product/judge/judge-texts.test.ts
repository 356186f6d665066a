/** The texts of the engines, in whichever language it speaks: the explanations of errors know them by their technical names. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { explainErrors } from '#app/judge/errors/explain-errors.ts';

const textsOf = (language: string): Record<string, string> =>
	(parse(readFileSync(`messages/${language}.yaml`, 'utf8')) as { engines: Record<string, string> }).engines;

const EXPLAINED = [
	['globalsTooLarge', 'C++', 'main 外面的数组太大'],
	['exited', 'C++', 'main 返回了 3'],
	['exited', 'Python3', '程序用状态码 3 结束'],
	['exited', 'JavaScript Node', '程序用状态码 3 结束'],
	['uncaught', 'C++', '没有人接住'],
	['stackOverflow', 'C', '栈用完了'],
	['divisionByZero', 'C', '除以了 0'],
	['segmentationFault', 'C', '不属于程序的内存'],
	['abortCalled', 'C', '不允许的操作'],
	['wrongFunction', 'C', '和它的声明对不上'],
	['integerOverflow', 'C', '整数装不下'],
	['compilerOutOfMemory', 'C++', '编译器没有编译完'],
	['compileTooSlow', 'C++', '编译器没有编译完'],
] as const;

test.each(['zh-CN', 'en'])('the judge in %s is understood', (speaks) => {
	const texts = textsOf(speaks);
	const said = EXPLAINED.map(([key, language]) => explainErrors((texts[key] ?? '').replace('{code}', '3'), language)[0]?.what ?? '');
	expect(said).toEqual(EXPLAINED.map(([, , what]) => expect.stringContaining(what)));
});
