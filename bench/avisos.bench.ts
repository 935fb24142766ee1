import { startProcess } from '../e2e/support/server/process.ts'
import { rutaDeEventos } from '../packages/contract/eventos.ts'
import { routes } from '../packages/contract/routes.ts'
import { figures, measure } from './support/measure.ts'
import { enter, type Session } from './support/session.ts'

// Time from an act to its notice on the screens: a session is closed elsewhere, while a hundred other screens listen.
const audience = 96
const bar = 2000

const server = await startProcess({ LOGIN_ATTEMPTS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '1000000' })
const body = (payload: object) => ({ method: 'POST', body: JSON.stringify(payload) })

/** Opens the stream of a screen; the returned function reads until an event of this name. */
async function screen({ headers }: Session): Promise<(name: string) => Promise<void>> {
  const answer = await fetch(server.url + rutaDeEventos, { headers })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let seen = ''
  const until = async (name: string): Promise<void> => {
    while (!seen.includes(`event: ${name}\n`)) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`the stream ended before «${name}»`)
      seen += part.value
    }
  }
  await until('listo')
  return until
}

const owner = await enter(server.url, 'asesora')
const screensOfOne = 8
for (let open = 0; open < audience; open += screensOfOne) {
  const listener = await enter(server.url, 'contraloria')
  await Promise.all(Array.from({ length: screensOfOne }, () => screen(listener)))
}

let until: (name: string) => Promise<void>
const measured = await measure(
  async () => {
    await fetch(server.url + routes.cerrarOtrasSesiones.path, { ...body({}), headers: owner.headers })
    await until('sesion')
  },
  40,
  async () => {
    until = await screen(await enter(server.url, 'asesora'))
  },
)
figures(`aviso a una pantalla abierta, con otras ${audience} escuchando`, bar, measured)
await server.stop()
// The streams of the audience are still open
process.exit()
