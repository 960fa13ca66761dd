import { handleRequest } from '../../src/site/content/handle-request.ts'

/** What the embedded content service answers to an endpoint, at a host of this address. */
export async function contentFiles(endpoint: string, origin = 'http://127.0.0.1'): Promise<string> {
  const response = await handleRequest(new Request(`${origin}/api/${endpoint}`), 'content')
  return response.text()
}
