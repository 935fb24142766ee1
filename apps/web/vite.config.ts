import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { avisoDeNavegador } from './aviso-de-navegador.ts'
import { cascara, nombresDeEntrada } from './cascara.ts'
import { paginaDeInicio } from './inicio.ts'
import { objetivoDe } from './navegadores.ts'
import { partesDelEscritorio } from './partes.ts'
import { precarga } from './precarga.ts'
import { textos } from './textos.ts'
import { verificador } from './verificador.ts'

// a screen fetches dozens of small parts, and each names its dependencies: seven letters tell them apart
const outputOf = (environment: string) => ({
  chunkFileNames: 'assets/[hash:7].js',
  entryFileNames: nombresDeEntrada(environment),
})

// The pages carry no inline script or style: the server's policy forbids both.
export default defineConfig({
  base: '/',
  plugins: [react(), textos, avisoDeNavegador, precarga, paginaDeInicio, cascara, verificador],
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // every target browser supports it
    modulePreload: { polyfill: false },
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
        target: objetivoDe('escritorio'),
        rolldownOptions: {
          input: ['dashboard.html', 'consola.html', 'src/entries/sw.ts'],
          output: { ...outputOf('client'), codeSplitting: { groups: partesDelEscritorio() } },
        },
      },
    },
    // The applicant's pages are built separately: with the desk's, their shared code would be in forty parts, and a
    // phone waits for each.
    postulante: {
      consumer: 'client',
      build: {
        target: objetivoDe('postulante'),
        emptyOutDir: false,
        // a browser fetches six files at once, and the parts of the first screen must be among them
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['postulacion.html', 'src/entries/sw.ts'],
          output: { ...outputOf('postulante'), codeSplitting: { groups: [{ name: 'base', minShareCount: 2 }] } },
        },
      },
    },
  },
})
