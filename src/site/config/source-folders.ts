/** The folders that a site is written in, from the project's own: its configs, its content, and the files it carries. */
export const sourceFolders = ['page-configs', 'content', 'public']
