import { element, shadowHost } from './page/shadow-host.ts'
import { openInEditor } from './open-in-editor.ts'

/** A finding as the development server sends it. */
export interface ToldFinding {
  severity: 'error' | 'warning'
  file: string
  /** The file with line and column: `file:line:column`. */
  place: string
  /** The text to show. */
  text: string
}

let shown: HTMLElement | undefined

/** Shows the findings in a panel, or removes the panel if there are none. A click on a finding opens the editor. */
export function showFindings(findings: ToldFinding[]): void {
  shown?.remove()
  shown = undefined
  if (findings.length === 0) return
  const { host, root } = shadowHost('site-findings')
  const panel = document.createElement('details')
  panel.className = 'panel'
  panel.open = findings.some(({ severity }) => severity === 'error')
  panel.append(element('summary', '', countOf(findings)))
  for (const file of new Set(findings.map((finding) => finding.file))) {
    panel.append(element('div', 'file', file))
    for (const finding of findings.filter((one) => one.file === file)) panel.append(lineOf(finding))
  }
  root.append(panel)
  document.body.append(host)
  shown = host
}

function lineOf({ severity, place, text }: ToldFinding): HTMLElement {
  const line = element('button', `finding ${severity}`, text)
  line.addEventListener('click', () => void openInEditor(place))
  return line
}

const countOf = (findings: ToldFinding[]) =>
  (['error', 'warning'] as const)
    .map((severity) => [findings.filter((one) => one.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}${count === 1 ? '' : 's'}`)
    .join(', ')
