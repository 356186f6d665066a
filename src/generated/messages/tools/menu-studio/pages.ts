// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const showUsed = '也列出已在菜单里的页面';
export const search = '查找页面';
export const searchHint = '输入标题或地址';
export const count = ({ count }: { count: number }): string => `${count} 个页面`;
export const none = '没有这样的页面';
export const unused = ({ count }: { count: number }): string => `${count} 个页面还没放进菜单`;
export const allUsed = '所有页面都已在菜单里';
export const current = '现在的';
export const used = '已在菜单里';
