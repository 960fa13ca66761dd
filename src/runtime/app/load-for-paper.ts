/** Loads the pictures that were not in view yet before the page is printed. */
export function loadForPaper(): void {
  window.addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager'
  })
}
