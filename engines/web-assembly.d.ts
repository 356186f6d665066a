declare namespace WebAssembly {
	interface Memory {
		readonly buffer: ArrayBuffer;
		grow(pages: number): number;
	}
	const Memory: { new (descriptor: { initial: number; maximum?: number }): Memory; prototype: Memory };
	interface Module {
		readonly kind?: 'module';
	}
	const Module: {
		new (bytes: ArrayBuffer | Uint8Array): Module;
		imports(module: Module): { module: string; name: string }[];
	};
	interface Instance {
		readonly exports: Record<string, unknown>;
	}
	type Imports = Record<string, Record<string, unknown>>;
	const Instance: new (module: Module, imports?: Imports) => Instance;
	interface Global {
		value: bigint;
	}
	const Global: { new (descriptor: { value: string; mutable?: boolean }, value?: bigint): Global; prototype: Global };
	interface RuntimeError extends Error {
		readonly name: 'RuntimeError';
	}
	const RuntimeError: new (message?: string) => RuntimeError;
	function validate(bytes: ArrayBuffer | Uint8Array): boolean;
	function compile(bytes: ArrayBuffer | Uint8Array): Promise<Module>;
	function instantiate(module: Module, imports?: Imports): Promise<Instance>;
	/** Declared with `let` because the Python engine replaces it. */
	let instantiateStreaming: (response: unknown, imports?: Imports) => Promise<{ instance: Instance; module: Module }>;
}
