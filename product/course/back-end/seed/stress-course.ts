const TOPICS = [
	'输入输出与格式',
	'分支的艺术',
	'循环与循环不变量',
	'数组与前缀和',
	'差分与区间修改',
	'字符串处理',
	'排序与比较器',
	'二分查找与二分答案',
	'双指针',
	'贪心的证明',
	'递归与分治',
	'深度优先搜索',
	'广度优先搜索',
	'剪枝与记忆化',
	'线性动态规划',
	'背包问题',
	'区间动态规划',
	'树上问题',
	'图的表示',
	'最短路',
	'最小生成树',
	'并查集',
	'堆与优先队列',
	'栈与单调栈',
	'队列与单调队列',
	'哈希与判重',
	'位运算',
	'数论入门',
	'组合计数',
	'综合模拟训练',
];
const STEPS = [
	'问题从哪里来',
	'核心想法',
	'*要点讲义',
	'*例题精读（一）',
	'*例题精读（二）',
	'*易错点清单',
	'*模板与注释',
	'*复杂度分析',
	'?随堂小测',
	'*变式思考（一）',
	'*变式思考（二）',
	'*手算练习单',
	'*测试数据怎么造',
	'*调试手记',
	'*同学的解法',
	'*一题多解',
	'*延伸阅读',
	'*复习卡片',
	'*专题答疑',
	'&专题小结',
];
const PRACTICE: Readonly<Record<number, string>> = { 9: 'P1010 数脉冲', 11: 'P1015 我们队第几名', 15: 'P1019 机器人走格子' };
const HOMEWORK: Readonly<Record<number, string>> = { 3: '前缀和专题整理', 21: '并查集过程图', 15: '背包问题对照表', 19: '最短路实验报告' };

export function stressOutline(): string[] {
	return TOPICS.map((topic, chapter) => `${topic}：${STEPS.map((step, index) => stepOf(topic, chapter, step, index)).join(' · ')}`);
}

function stepOf(topic: string, chapter: number, step: string, index: number): string {
	const homework = HOMEWORK[chapter];
	if (index === 19 && homework) return `!${homework}`;
	const problem = PRACTICE[index];
	if (problem) return `%${problem}`;
	const mark = /^[*?~&]/.test(step) ? step.charAt(0) : '';
	return `${mark}${topic}：${step.slice(mark.length)}`;
}
