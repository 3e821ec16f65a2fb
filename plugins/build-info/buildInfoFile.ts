/** Name of the record in a language's folder. */
export const BUILD_INFO_FILE = 'build.json';
