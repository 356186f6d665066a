// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const limit = '限制';
export const everyone = '不限制';
export const everyoneNote = '登录就能看到';
export const everyoneWords = '不限制，登录就能看到';
export const ownRule = '自己选角色和权限…';
export const mode = '要求';
export const roles = '角色';
export const permissions = '权限';
export const rule = ({ mode, titles }: { mode: string | number; titles: string | number }): string => `${mode}：${titles}`;
export const nothing = '没有选';
export const unknown = '无法识别的写法，改了才会变';
export const oneOf = '有其中一项';
export const allOf = '每一项都有';
export const except = '一项都没有';
export const onlyFor = ({ title }: { title: string | number }): string => `只给${title}`;
export const undefinedGuard = ({ name }: { name: string | number }): string => `没有定义：${name}`;
