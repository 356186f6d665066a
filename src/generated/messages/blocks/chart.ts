// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const monday = '一';
export const wednesday = '三';
export const friday = '五';
export const sunday = '日';
export const noRecord = '没有记录';
export const dayInWords = 'YYYY 年 M 月 D 日 ddd';
export const less = '少';
export const more = '多';
export const date = '日期';
export const category = '项目';
export const dataOf = ({ label }: { label: string | number }): string => `${label}的数据`;
export const view = '显示方式';
export const chart = '图表';
export const table = '表格';
export const legend = '图例';
export const explored = ({ label }: { label: string | number }): string => `${label}，用方向键逐项查看`;
export const values = ({ title, values }: { title: string | number; values: string | number }): string => `${title}：${values}`;
export const share = '占比';
export const others = '其他';
