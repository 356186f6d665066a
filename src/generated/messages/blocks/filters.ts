// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const all = '全部';
export const optionsFailed = '选项没有取到';
export const noOptions = '暂无选项';
export const filters = '筛选';
export const filtersChosen = ({ count }: { count: number }): string => `筛选（已选 ${count} 项）`;
export const clear = '清空';
export const clearFilters = '清空筛选';
export const remove = ({ filter }: { filter: string | number }): string => `取消${filter}`;
export const setTo = ({ label, value }: { label: string | number; value: string | number }): string => `${label}：${value}`;
export const span = ({ from, to }: { from: string | number; to: string | number }): string => `${from} 至 ${to}`;
export const results = ({ count }: { count: number }): string => `${count} 个结果`;
export const showResults = ({ count }: { count: number }): string => `看 ${count} 个结果`;
export const done = '完成';
