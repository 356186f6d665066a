// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const menu = '菜单';
export const before = ({ name }: { name: string | number }): string => `${name}之前`;
export const within = ({ name }: { name: string | number }): string => `${name}里面`;
export const after = ({ name }: { name: string | number }): string => `${name}之后`;
export const hidden = '隐藏';
export const limited = '只有部分人能看到';
export const guarded = '限制了谁能看到';
export const error = '有错误，不能发布';
export const warning = '有提醒';
export const notMoved = '没有移动';
