// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const strength = ({ strength }: { strength: string | number }): string => `密码强度：${strength}`;
export const tooShort = ({ count }: { count: number }): string => `还差 ${count} 位`;
export const common = '弱：太容易猜到，换一个不常见的';
export const weak = '弱：再长一点，或加上大写字母、数字和符号';
export const fair = '中等：再长一点会更安全';
export const strong = '强：不容易被猜到';
