// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const globalsTooLarge = '全局变量超过了内存限制（Global Variables Too Large）';
export const exited = ({ code }: { code: string | number }): string => `程序没有正常结束（Exit Code ${code}）`;
export const uncaught = '程序抛出了异常（Uncaught Exception）。演示判题机能编译 throw 和 catch，但抛出异常就会结束程序。';
export const stackOverflow = '栈溢出（Stack Overflow）：递归太深，或者局部数组太大';
export const divisionByZero = '除以零（Division by Zero）';
export const segmentationFault = '访问了不属于程序的内存（Segmentation Fault）';
export const abortCalled = '程序异常终止：调用了 abort()，或者执行到了不该到的地方，例如除以零（Aborted）';
export const wrongFunction = '调用的函数和它的声明对不上（Bad Function Call）';
export const integerOverflow = '运算结果超出了整数的范围（Integer Overflow）';
export const aborted = '程序异常终止（Runtime Error）';
export const tooManyMarks = ({ most }: { most: string | number }): string => `画得太多了：最多画 ${most} 笔，看看是不是循环停不下来`;
export const tooMuchOutput = '输出超过限制（Output Limit Exceeded）';
export const noReason = '程序结束时出了错';
export const reachesOut = '程序想使用运行环境以外的东西，所以被结束了';
export const compilerOutOfMemory = '编译没有完成（Compiler Out of Memory）：代码展开以后太大，编译器的内存用完了';
export const compileTooSlow = '编译时间超过限制（Compile Time Limit Exceeded）';
export const tooDeep = '程序嵌套得太深，编译器处理不了。';
export const wrongAssembly = 'asm: 不是有效的 WebAssembly 指令';
export const compilerSilent = '编译器没有响应';
export const engineSilent = '运行程序的环境没有响应';
export const engineNotStarted = ({ reason }: { reason: string | number }): string => `运行程序的环境没有启动：${reason}`;
export const engineFailed = '运行程序的环境出了错，请再试一次';
export const noResponse = '它没有响应';
export const shutDown = '它被关闭了';
export const engineShutDown = '运行程序的环境已经关闭';
export const notDownloaded = ({ language }: { language: string | number }): string => `没有下载 ${language} 的运行环境，所以没有运行。再运行一次就会重新询问。`;
export const noEngine = ({ language }: { language: string | number }): string => `演示判题机没有 ${language} 的运行环境，请换用题目提供的语言。`;
