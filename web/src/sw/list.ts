// list.ts - the files of one version of the page, as the build writes them into its service worker.
export interface List {
  version: string; // follows from all bytes
  page: string[]; // what the page itself must name, else it is of another version
  files: Record<string, string>; // the others, with the first digits of their SHA-256
}

/** The name changes with the bytes: a file that is the same for ever, whoever has it. */
export const isHashed = (name: string): boolean => /-([0-9a-f]{10}|[0-9A-Z]{8})\.\w+$/.test(name);
