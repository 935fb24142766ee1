import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cascara, nombreDeEntrada } from './cascara.ts'
import { comun } from './comun.ts'
import { verificador } from './verificador.ts'

/** The text is painted once, in its own font: it travels beside the scripts, not after the style sheet. */
const preloadFont: Plugin = {
  name: 'alerce-preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'))
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
      return font ? [{ tag: 'link', attrs, injectTo: 'head' }] : []
    },
  },
}

// The pages carry no inline script or style: the server puts a fresh nonce in place of __CSP_NONCE__ on each reply.
export default defineConfig({
  base: '/',
  plugins: [react(), preloadFont, cascara, verificador],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: ['dashboard.html', 'consola.html', 'postulacion.html', 'src/entries/postulacion/sw.ts'],
      // a screen fetches a hundred small parts, and each names those that it needs: what they are called is in the
      // manifest, and seven letters tell them apart
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        entryFileNames: nombreDeEntrada,
        codeSplitting: { groups: comun },
      },
    },
  },
})
