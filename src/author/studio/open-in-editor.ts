/** Opens a place of the project, `file:line:column`, in the editor that Vite detects. */
export async function openInEditor(place: string): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)
}
