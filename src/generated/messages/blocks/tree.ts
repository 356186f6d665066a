// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const contents = '目录';
export const marked = ({ name, mark }: { name: string | number; mark: string | number }): string => `${name}，${mark}`;
export const searchIn = ({ title }: { title: string | number }): string => `在${title}中查找`;
export const searchByName = '输入名称查找';
export const found = ({ count }: { count: number }): string => `找到 ${count} 个`;
export const nothing = '没有找到';
