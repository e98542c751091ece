export function compress(folder: string, cache?: string): void;
