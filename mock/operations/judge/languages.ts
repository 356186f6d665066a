/** All languages of the judge, as it spells them. */
export const LANGUAGES: ReadonlySet<string> = new Set([
	'C',
	'C With O2',
	'C++',
	'C++ With O2',
	'C++ 17',
	'C++ 17 With O2',
	'C++ 20',
	'C++ 20 With O2',
	'Java',
	'Python3',
	'Python2',
	'PyPy3',
	'PyPy2',
	'Golang',
	'C#',
	'PHP',
	'JavaScript Node',
	'JavaScript V8',
	'Ruby',
	'Rust',
]);

/** Those that problems offer, in the order of display. */
export const OFFERED = ['Python3', 'C++', 'C++ 17', 'C', 'JavaScript V8', 'Java', 'Golang'] as const;

export const TEMPLATES: Readonly<Record<string, string>> = {
	Python3: '# 读入一行：input()；读入两个整数：a, b = map(int, input().split())\n',
	'C++': '#include <iostream>\nusing namespace std;\n\nint main() {\n    \n    return 0;\n}\n',
	'C++ 17': '#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    \n    return 0;\n}\n',
	C: '#include <stdio.h>\n\nint main(void) {\n    \n    return 0;\n}\n',
	'JavaScript V8': '// read() 读入全部输入，print() 输出一行\nconst text = read();\n',
};
