/** Names of the list for assistants, and of the file with the pages' whole texts. */
export const FILE_NAMES = { list: 'llms.txt', full: 'llms-full.txt' } as const;
