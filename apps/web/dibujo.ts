import { build, type Rolldown } from 'vite'

const ENTRY = 'src/entries/ghost/home-ghost.tsx'

/** The word in the drawing that the server puts the first name in place of. */
const NOMBRE = '__NOMBRE__'

/** What the page of the portfolio shows until its scripts have come, drawn by the components that it will be made of. */
export async function dibujoDelInicio(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { write: false, ssr: ENTRY },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const code = output.find((one) => one.type === 'chunk')?.code ?? ''
  const { homeGhost } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    homeGhost: (nombre: string) => string
  }
  return homeGhost(NOMBRE)
}
