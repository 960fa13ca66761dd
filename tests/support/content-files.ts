import { handleRequest } from '../../src/content-service/handle-request.ts'

/** What the embedded content service answers to an endpoint. */
export async function contentFiles(endpoint: string): Promise<string> {
  const response = await handleRequest(new Request(`http://127.0.0.1/api/${endpoint}`), 'content')
  return response.text()
}
