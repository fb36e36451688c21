import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'site',
  plugins: [react()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The map's own library: it comes by itself, after the list can be read.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { input: 'site/client.tsx' },
  },
})
