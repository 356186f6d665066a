// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const printedSome = ({ count }: { count: number }): string => `这里是前 ${count} 行，后面还有`;
export const printedFirst = ({ count, total }: { count: number; total: string | number }): string => `这里是前 ${count} 行，一共 ${total} 行`;
export const explanationOf = ({ title }: { title: string | number }): string => `${title}的说明`;
export const filterBy = ({ title }: { title: string | number }): string => `按${title}筛选`;
export const all = '全部';
export const sortBy = '排序';
export const unsorted = '默认顺序';
export const ascending = ({ title }: { title: string | number }): string => `${title}由低到高`;
export const descending = ({ title }: { title: string | number }): string => `${title}由高到低`;
export const changedRows = ({ count }: { count: number }): string => `刚刚更新：${count} 行有变化`;
export const actions = '操作';
export const me = '我';
export const changed = '有变化';
