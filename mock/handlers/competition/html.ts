const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');

export const orderedList = (texts: readonly string[]): string => `<ol>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ol>`;

const AGREEMENT = [
	'我和家长一起读过规则，自愿参加。',
	'作品和程序由自己或队员完成，用到别人的东西会写明来源。',
	'服从安全安排，活动中听从老师的指导。',
	'主办方可以在学习社内展示作品，不会公开联系方式。',
	'比赛只为学习和交流，成绩不与升学挂钩。',
];

export const agreementHtml = orderedList(AGREEMENT);
