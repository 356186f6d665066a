// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const buttonsOfPage = '按钮的权限由页面自己管，菜单里不用写';
export const guardsDecide = '菜单不能放宽权限，能不能进由守卫决定';
export const framed = '页面都在应用的外框里显示';
export const breadcrumbs = '面包屑总是显示';
export const pageMotion = '页面自己带着动画和加载提示';
export const closedHidden = '打不开的页面不显示在菜单里';
export const pinInStudio = '固定的标签页请在菜单工坊里勾选';
export const oneLanguage = '菜单只有一种语言的标题';
export const routesInProgram = '它的下级写在 routes 里，标题写在 name 里，还靠程序判断谁能进';
export const pagesInProgram = '它的页面写在程序里，权限要用程序拼起来';
export const notRecord = '不是一条记录';
export const sorted = '按它排好的次序';
export const turnedOff = '已经停用，没有导入';
export const buttonNoMenu = '按钮不是菜单，由页面自己管';
export const unknownSetting = '应用不认识这项设置，没有导入';
export const notAddress = '不是完整的网址';
export const alreadySet = ({ value }: { value: string | number }): string => `已经写了“${value}”`;
export const unclear = '看不懂这个值';
export const allSignIn = '所有菜单都要登录，能不能进由守卫决定';
export const tooManyLimits = '限制太多，只有管理员能进';
export const unclearAccess = '看不懂谁能进，只有管理员能进';
export const linkHasNoChildren = '链接没有下级';
export const defaultOf = ({ key }: { key: string | number }): string => `默认的 ${key}`;
