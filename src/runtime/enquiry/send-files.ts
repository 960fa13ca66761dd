import { enquiryFilesPath } from '../../../schemas/enquiry.ts'

/** Sends the files of an enquiry to the site's own server. Rejects unless the server has stored all of them. */
export async function sendFiles(id: string, files: readonly File[]): Promise<void> {
  const body = new FormData()
  for (const file of files) body.append('file', file)
  const response = await fetch(`${enquiryFilesPath}${id}`, { method: 'POST', body })
  // A network's login page has status 200 too.
  if (!response.ok || (await response.text()) !== 'OK')
    throw new Error(`the server answered ${response.status} to files, and stored none`)
}
