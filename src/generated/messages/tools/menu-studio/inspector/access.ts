// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const caption = '谁能看到';
export const role = '角色';
export const inMenu = '菜单里';
export const opens = '能打开';
export const seen = '看得到';
export const unseen = '看不到';
export const can = '能';
export const cannot = '不能';
export const refusedHere = '没有通过这里的限制';
export const refusedBy = ({ title }: { title: string | number }): string => `没有通过“${title}”的限制`;
export const hiddenHere = '菜单里隐藏了，仍可按地址打开';
export const hiddenBy = ({ title }: { title: string | number }): string => `“${title}”隐藏了，仍可按地址打开`;
export const everyone = '所有人';
export const nobody = '没有人';
