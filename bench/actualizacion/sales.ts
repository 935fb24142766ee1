import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoCall, PostulanteDemo } from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'
import { digitoVerificador } from '../../packages/domain/base/persona/rut.ts'
import { enter } from '../support/session.ts'

/** The journey and the routes of one version, as its own screens call them. */
interface Screens {
  readonly recorrido: typeof import('../../apps/server/src/semilla/demo/recorrido.ts')
  readonly routes: typeof import('../../packages/contract/routes.ts')['routes']
}

/** Longest wait for the papers of a sale, polls of a second. */
const POLLS = 180

export async function screensOf(tree: string): Promise<Screens> {
  const recorrido = await import(join(tree, 'apps/server/src/semilla/demo/recorrido.ts'))
  const { routes } = await import(join(tree, 'packages/contract/routes.ts'))
  return { recorrido, routes }
}

/** Most repetitions of a call that is answered 503, by which the server asks for one: a busy machine does. */
const REPEATS = 3

/** Reply of a call; `busy`: it asks to be repeated. */
interface Sent {
  readonly data: unknown
  readonly failure: string | null
  readonly busy: boolean
}

class CallFailed extends Error {}

/** One browser: a session at one server, used at whichever it is sent to. */
export async function openBrowser(url: string) {
  return { session: await enter(url, 'asesora'), calls: 0, repeated: 0, failures: [] as string[] }
}
export type Browser = Awaited<ReturnType<typeof openBrowser>>

/** Sends a call of a browser to the server that `where` names now. */
function callAt(browser: Browser, { routes }: Screens, where: () => string): DemoCall {
  const { headers } = browser.session
  const send = async (nombre: keyof typeof routes, payload: object): Promise<Sent> => {
    browser.calls += 1
    const { method, path } = routes[nombre]
    const fields = new Map(Object.entries(payload ?? {}))
    const to = where() + path.replace(/\{(\w+)\}/, (_all, field) => String(fields.get(field)))
    const answer = await fetch(to, { method, headers, ...(method === 'POST' && { body: JSON.stringify(payload) }) })
    const text = await answer.text()
    const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { data: text }
    const isGood = answer.status === 200 && !body.data?.codigoError && !body.CodError
    const failure = isGood ? null : `${nombre} at ${to}: ${answer.status} ${text.slice(0, 300)}`
    return { data: 'Valor' in body ? body.Valor : body.data, failure, busy: answer.status === 503 }
  }
  return async (nombre, payload) => {
    let { data, failure, busy } = await send(nombre as never, payload as object)
    for (let again = 0; busy && again < REPEATS; again++) {
      browser.repeated += 1
      await pause(1000)
      ;({ data, failure, busy } = await send(nombre as never, payload as object))
    }
    if (failure === null) return data as never
    browser.failures.push(failure)
    throw new CallFailed(failure)
  }
}

let last = 0

function postulante(): PostulanteDemo {
  last += 1
  const cuerpo = 8_000_000 + last * 7919
  return {
    rut: `${cuerpo}-${digitoVerificador(cuerpo)}`,
    nombres: 'Elena',
    apellidoPaterno: 'Prueba',
    apellidoMaterno: 'Serrano',
    nacimiento: '1990-03-15',
    sexo: 'F',
    renta: 1_800_000,
    rutEmpleador: '76086428-5',
    rentaCertificada: true,
  }
}

/**
 * A sale from the form to its issued papers, call by call; `half`: reached between quote and declaration, and awaited.
 * True: sold; a failed call ends it.
 */
export async function sell(
  browser: Browser,
  screens: Screens,
  where: () => string,
  half: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const call = callAt(browser, screens, where)
  const { quote, generateDS, declare, contract } = screens.recorrido
  const persona = postulante()
  const papel = { folioDS: String(7_710_000 + last), fechaDS: aDDMMYYYY(hoyEnSantiago(new Date().toISOString())) }
  try {
    const prospectoId = await quote(call, persona)
    await half()
    const identificador = await generateDS(call, prospectoId)
    await declare(call, identificador, { ...papel, peso: 60, altura: 1.65 }, 'resultado')
    await call('finalizaevaluacionds', { identificador, resultado: 1 })
    await contract(call, prospectoId)
    for (let poll = 0; poll < POLLS; poll++) {
      const papeles = await call('obtenerDocumentos', { identificador })
      if (papeles.length > 0 && papeles.every(({ estado }) => estado === 'listo')) return true
      await pause(1000)
    }
    browser.failures.push(`papers of ${identificador} were not issued`)
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
  }
  return false
}
