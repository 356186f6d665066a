/** What a screen reader hears of each step, in the words of the status of a real run. */
import { fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { explainPython } from '#app/judge/error-explanation.tsx';
import type { WatchInPage } from '#app/programs/page-engines.ts';
import { StepView } from '#app/programs/step-view.tsx';
import type { Limits } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import { watchProgram } from '#engines/watched-program.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { render } from '#tests/support/render.tsx';

const watch = vi.fn<WatchInPage>();
vi.mock('#app/programs/page-engines.ts', () => ({ pageEngines: async () => watch }));
vi.mock('#src/pages/use-feedback.ts', () => ({ useFeedback: () => ({ confirm: undefined }) }));

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };
const PROGRAM = `class Bag(list):
    pass

def add(bag, thing):
    bag.append(thing)
    return len(bag)

bag = Bag()
bag.owner = '小红'
print(add(bag, '笔'))
again = bag
bag[3]
`;
const HEARD = [
	'第 1 步，程序开始',
	'第 2 步，准备执行第 1 行',
	'第 3 步，进入函数 Bag',
	'第 4 步，准备执行第 1 行，函数 Bag',
	'第 5 步，准备执行第 2 行，函数 Bag',
	'第 6 步，函数 Bag 返回 None',
	'第 7 步，准备执行第 4 行，Bag 是 类 Bag',
	'第 8 步，准备执行第 8 行，add 是 函数 add(bag, thing)',
	'第 9 步，准备执行第 9 行，bag 是 []',
	"第 10 步，准备执行第 10 行，bag 是 []（owner 是 '小红'）",
	"第 11 步，进入函数 add，bag 是 []（owner 是 '小红'），thing 是 '笔'",
	'第 12 步，准备执行第 5 行，函数 add',
	"第 13 步，准备执行第 6 行，函数 add，bag 是 ['笔']（owner 是 '小红'）",
	'第 14 步，函数 add 返回 1',
	'第 15 步，准备执行第 11 行，有新的输出',
	"第 16 步，准备执行第 12 行，again 是 ['笔']（owner 是 '小红'）",
	'第 17 步，第 12 行出错：IndexError list index out of range',
	'第 18 步，程序因为出错停下了',
];
[];

let station: Station;

beforeAll(() => {
	station = new Station({ engine: 'python', host: createJudgeHost({ isolated: false }) });
	watch.mockImplementation(({ code, input, interactive, seed }) =>
		watchProgram((watched) => station.watch({ language: 'Python3', code }, input, LIMITS, watched), { interactive, seed }),
	);
});
afterAll(() => station.drop());

test('frames, changes of a list, a return and an error are heard step by step', { timeout: 120_000 }, async () => {
	const screen = await render(<StepView code={PROGRAM} input="" expected="" explain={explainPython} />);
	const next = await screen.findByRole('button', { name: '下一步' }, { timeout: 100_000 });
	const heard: string[] = [];
	for (let step = 1; step <= HEARD.length; step += 1) {
		const status = screen.getByRole('status');
		await waitFor(() => expect(status.textContent).toMatch(new RegExp(`^第 ${step} 步`)));
		heard.push(status.textContent ?? '');
		fireEvent.click(next);
	}
	expect(heard).toEqual(HEARD);
	expect(await screen.findByText(/下标超出了范围/)).toBeTruthy();
});
