// In the chunk of React itself, so that React DOM is evaluated with it, in a task of its own, not in the app's.
export { createRoot, hydrateRoot } from 'react-dom/client'
