import { handleRequest } from '../../src/site/content/handle-request.ts'

/** Returns the embedded content service's answer for an endpoint, at a host with this address. */
export async function contentFiles(endpoint: string, origin = 'http://127.0.0.1'): Promise<string> {
  const response = await handleRequest(new Request(`${origin}/api/${endpoint}`), 'content')
  return response.text()
}
