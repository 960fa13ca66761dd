/**
 * Returns what to print of an error. The message of an author's error is complete. Any other error is a bug and needs
 * its stack, unless the system refused access to a file or had no room for it.
 *
 * @param {unknown} error
 * @param {string} command
 */
export function reportOf(error, command) {
  if (!(error instanceof Error)) return error
  if (error.name === 'AuthorError') return error.message
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code)))
    return `The disk is full (${String(error.code)}). Free some space, then run "npm run ${command}" again. Nothing was replaced.`
  if (!('code' in error && 'path' in error)) return error
  const { code, path } = error
  if (!['EACCES', 'EPERM', 'EROFS'].includes(String(code))) return error
  return `This user may not use ${String(path)} (${String(code)}). Run "npm run ${command}" once as the owner of the folder, or give this user access.`
}
