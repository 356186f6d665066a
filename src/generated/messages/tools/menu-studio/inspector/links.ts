// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const newWindow = '在新窗口打开';
export const address = '链接地址';
export const hint = ({ where }: { where: string | number }): string => `网址，或者本站的路径，例如 /files/handbook.pdf；${where}`;
export const missing = '还没有写地址';
export const notAddress = '这不是网址，也不是本站的路径：网址以 https:// 开头，本站的路径以 / 开头';
export const scheme = ({ scheme }: { scheme: string | number }): string => `不能用 ${scheme} 开头的地址：只能用 https、http、mailto、tel，或者以 / 开头的本站路径`;
export const unfinished = '网址还没有写完，例如 https://www.example.com';
