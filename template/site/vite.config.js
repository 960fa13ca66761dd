// `npx vite` is then `npm run dev`, and Vitest finds the engine and the site's own blocks.
export { default } from 'pagework/vite'
