import { AuthorError } from '../../../util/author-error.ts'
import { runTool, type Env } from './run-tool.ts'

/** Arguments of hosts' own tools. Both compare files by content, and switch to the new site when all are uploaded. */
export const hostTools = {
  netlify: (site: string, folder: string) => ['deploy', '--prod', '--dir', folder, '--site', site],
  wrangler: (project: string, folder: string) => ['pages', 'deploy', folder, '--project-name', project],
}

/** Deploys with a host's own tool, which writes to this terminal. */
export async function deployByHost(
  tool: keyof typeof hostTools,
  { to, outDir, env }: { to: string; outDir: string; env: Env },
): Promise<void> {
  const { code } = await runTool({ tool, args: hostTools[tool](to, outDir), env, isShown: true })
  if (code !== 0)
    throw new AuthorError(
      `${tool} ended with code ${code}; its own message is above. The host serves the former site until an upload is complete.`,
      [],
      `Try it alone: ${tool} ${hostTools[tool](to, outDir).join(' ')}`,
    )
}
