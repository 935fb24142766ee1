import type { KnipConfig } from 'knip'
import { discoveredFiles } from './tools/shape/use-cases.ts'

/** Modules found by file name at the start of the server: their exports count as used. */
const discovered = discoveredFiles.map((pattern) => `src/core/${pattern}`)

const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: Object.fromEntries(discovered.map((pattern) => [`apps/server/${pattern}`, ['exports']])),
  workspaces: {
    '.': {
      entry: [
        'tools/*.ts',
        'tools/{alerce,checks,dev}/*.ts',
        'tools/test/{run,check,watch}.ts',
        'tools/{web,server}/build.ts',
        'tools/server/bundle.ts',
        'bench/{run,*.bench}.ts',
        'e2e/**/*.spec.ts',
      ],
      project: ['{tools,bench,e2e}/**/*.ts'],
      ignoreDependencies: ['@typescript/native', 'chromium-111'],
      // Benches of a whole topology install Debian's packages
      ignoreBinaries: ['apt-get'],
    },
    'apps/server': {
      includeEntryExports: true,
      entry: ['src/main.ts', ...discovered],
      project: ['src/**/*.ts'],
    },
    'apps/web': {
      ignoreDependencies: ['@fontsource-variable/ibm-plex-sans'],
      entry: [
        'src/entries/{dashboard,consola,ghost/home-ghost}.tsx',
        'src/entries/ghost/as-left.ts',
        'src/entries/postulacion.ts',
        'src/entries/verificador/verificador.ts',
      ],
      project: ['*.ts', 'src/**/*.{ts,tsx}'],
    },
    'packages/*': {
      includeEntryExports: true,
      project: ['**/*.ts'],
    },
  },
}

export default config
