import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cascara, nombreDeEntrada } from './cascara.ts'
import { verificador } from './verificador.ts'

/**
 * The text is painted once, in its own font: it travels beside the scripts, not after the style sheet. Not to a phone:
 * there the scripts come first, and the text before its font.
 */
const preloadFont: Plugin = {
  name: 'alerce-preload-font',
  applyToEnvironment: ({ name }) => name === 'client',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'))
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
      return font ? [{ tag: 'link', attrs, injectTo: 'head' }] : []
    },
  },
}

// a screen fetches a hundred small parts, and each names those that it needs: seven letters tell them apart
const output = { chunkFileNames: 'assets/[hash:7].js', entryFileNames: nombreDeEntrada }

// The pages carry no inline script or style: the server puts a fresh nonce in place of __CSP_NONCE__ on each reply.
export default defineConfig({
  base: '/',
  plugins: [react(), preloadFont, cascara, verificador],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
  builder: {
    // one after the other: the first empties the folder
    async buildApp({ build, environments: { client, postulante } }) {
      for (const environment of [client, postulante]) if (environment) await build(environment)
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['dashboard.html', 'consola.html'],
          // what nearly every screen needs travels in one part, which packs better than thirty: some 5 kB less a screen
          output: { ...output, codeSplitting: { groups: [{ name: 'base', minShareCount: 50 }] } },
        },
      },
    },
    // The applicant's pages are put together by themselves: with the desk's, what both use would lie in forty parts,
    // and a phone waits for each.
    postulante: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: ['postulacion.html', 'src/entries/postulacion/sw.ts'],
          output: { ...output, codeSplitting: { groups: [{ name: 'base', minShareCount: 2 }] } },
        },
      },
    },
  },
})
