import type { ProgramRow } from '../rows.ts';
import { VERDICT } from '../rules/verdicts.ts';

const python = { problemId: 'any', language: 'Python3', right: false };

export const failingPrograms: readonly ProgramRow[] = [
	{
		...python,
		id: 'any.ce.python',
		verdict: VERDICT.compileError,
		code: 'n = int(input())\nfor i in range(n)\n    print(i)\n# 少了一个冒号\n',
	},
	{
		...python,
		id: 'any.tle.python',
		verdict: VERDICT.timeLimit,
		code: "n = input()\nwhile True:\n    n = n + ''\n# 忘了让循环停下来\n",
	},
	{
		...python,
		id: 'any.mle.python',
		verdict: VERDICT.memoryLimit,
		code: "a = []\nwhile True:\n    a.append('x' * 1000000 + str(len(a)))\n# 列表一直变大\n",
	},
	{
		...python,
		id: 'any.re.python',
		verdict: VERDICT.runtimeError,
		code: 'a = []\nprint(a[0])\n# 空列表没有第一个元素\n',
	},
	{
		...python,
		id: 'any.ole.python',
		verdict: VERDICT.runtimeError,
		code: "while True:\n    print('robot' * 1000)\n# 输出停不下来\n",
	},
	{
		id: 'any.ce.cpp',
		problemId: 'any',
		language: 'C++',
		right: false,
		verdict: VERDICT.compileError,
		code: '#include <iostream>\nusing namespace std;\nint main(){ int n; cin>>n cout<<n<<endl; return 0; }\n',
	},
];
