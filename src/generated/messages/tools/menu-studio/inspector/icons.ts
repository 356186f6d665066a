// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const icon = '图标';
export const none = '没有图标';
export const unknown = ({ name }: { name: string | number }): string => `没有这个图标：${name}`;
export const search = '查找图标';
export const searchHint = '输入名称，如 视频、book';
export const count = ({ count }: { count: number }): string => `${count} 个图标`;
export const notFound = '没有找到，换个词试试。';
export const remove = '不用图标';
