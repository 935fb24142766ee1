import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The pages carry no inline script or style: the server puts a fresh nonce in place of __CSP_NONCE__ on each reply.
export default defineConfig({
  base: '/',
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: { input: ['dashboard.html', 'consola.html', 'postulacion.html'] },
  },
})
