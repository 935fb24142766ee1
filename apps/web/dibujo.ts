import { build, type Rolldown } from 'vite'

/** Placeholder in the drawing that the server replaces by the first name. */
const NOMBRE = '__NOMBRE__'

/** Builds one module of src/entries/ghost with all its imports inlined. */
async function built(
  entry: string,
  how: { readonly ssr: boolean; readonly define?: Record<string, string> },
): Promise<string> {
  const input = `src/entries/ghost/${entry}`
  const made = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    define: how.define ?? {},
    ...(how.ssr && { ssr: { noExternal: true } }),
    build: {
      write: false,
      ...(how.ssr ? { ssr: input } : { rolldownOptions: { input, output: { format: 'iife' } }, modulePreload: false }),
    },
  })
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput
  return output.find((one) => one.type === 'chunk')?.code ?? ''
}

/** HTML of the portfolio page until its scripts load, rendered at build time with its own components. */
export async function dibujoDelInicio(): Promise<string> {
  const code = await built('home-ghost.tsx', { ssr: true })
  const { homeGhost } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    homeGhost: (nombre: string) => string
  }
  return homeGhost(NOMBRE)
}

/** Script of that page that runs before the first paint. `tabla`: files of the table, for a browser that shows it. */
export const guionDelDibujo = (tabla: readonly string[]): Promise<string> =>
  built('as-left.ts', { ssr: false, define: { __TABLA__: JSON.stringify(tabla) } })
