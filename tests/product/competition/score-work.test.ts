import { expect, it } from 'vitest';
import { scoreWork } from '#app/competition/back-end/rules/score-work.ts';

const file = (key: string) => ({ key, name: `${key}.png`, bytes: 9 });
const INTRO = '风吹到叶片上，齿轮把转速变慢、力气变大，带动小水泵。';

it.each([
	['a photo alone', '风车', [file('photo')], 24, '作品完整；介绍可以写得更清楚，可以再附上说明文档或源文件。'],
	['an explained photo', INTRO, [file('photo')], 32, '作品完整；可以再附上说明文档或源文件。'],
	['a photo and its document', '风车', [file('photo'), file('doc')], 32, '作品完整；介绍可以写得更清楚。'],
	['everything', INTRO, [file('photo'), file('doc')], 40, '作品完整，介绍清楚，材料齐全。'],
])('%s', (_case, intro, files, score, comment) => {
	expect(scoreWork({ intro, files }, 40)).toEqual({ score, comment });
});
