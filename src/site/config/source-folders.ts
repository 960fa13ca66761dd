/** Folders of a site's sources, from the project's root: its configs, its content and its static files. */
export const sourceFolders = ['page-configs', 'content', 'public']
