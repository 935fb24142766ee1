import { inject } from 'vitest'
import { type Composed, compose } from '../composition.ts'
import type { Env } from '../config/env.ts'
import { reviseTarjetas } from '../core/cartera/tarjeta/redo.ts'
import { type PdfServices, pdfAqui } from '../core/pdf-services.ts'
import { type ClockByHand, fixedClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { Replica } from '../platform/db/replica.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { keepSaid } from './cambia/said.ts'
import { ensureSaid, watch } from './cambia/watch.ts'
import { type Client, createClient } from './client.ts'
import { conDatosContractuales, dsFinalizada, type Vendedores } from './contratos.ts'
import { createShelf } from './golden/create-shelf.ts'
import type { Avance, Venta } from './golden/venta.ts'
import './one-connection.ts'
import { DATA_KEY, INICIO, seedConectado, testEnv } from './template.ts'
import { dsHasta, dsNueva, rutNumero, startAt } from './ventas.ts'

export interface Desk {
  readonly db: Db
  readonly connection: Connection
  readonly clock: ClockByHand
  readonly app: Composed['app']
  readonly core: Composed['core']
  readonly files: Composed['files']
  /** Metrics of the server, with METRICS_PORT. */
  readonly measured: Composed['measured']
  /** Writes so far without a published asunto, a line each; closing the desk fails if there is any. */
  silent(): string[]
  /** Kinds of notices and letters sent by its operations and jobs. */
  readonly said: ReadonlySet<string>
  /** A person of the demo, logged in. */
  as(usuario: string): Promise<Client>
  /** A bearer client of the API. */
  bearer(): Promise<Client>
  /** A client without session. */
  anyone(): Client
  /** Starts the background jobs (mails, papers); most tests do not need them. */
  startJobs(): Promise<void>
  /** Runs a job now, without its queue. */
  readonly trabajos: JobHandlers
  /** Runs a scheduled job now. */
  ronda(nombre: string): Promise<void>
  readonly rondasOn: Composed['rondasOn']
  /** Sends the held answers of contraloría at once. */
  releaseRespuestas(): Promise<void>
  close(): Promise<void>
}

/** Prepared sales of the default applicant in each stage; a test that needs more sells them itself. */
const surtido: Readonly<Record<Avance, number>> = {
  inicioManual: 10,
  preguntas: 2,
  resumenAntecedentes: 3,
  resumenDeclaracion: 5,
  resultado: 8,
  finalizada: 3,
  contratada: 2,
}

const avances = Object.entries(surtido) as [Avance, number][]

/** Far from the numbers that test files use; ten per sale. */
const numerados = avances
  .flatMap(([avance, cuantas]) => Array<Avance>(cuantas).fill(avance))
  .map((avance, at) => ({ avance, numero: 4000 + at * 10 }))

function sell(avance: Avance, { asesora, contraloria }: Vendedores): Promise<Venta> {
  if (avance === 'inicioManual') return dsNueva(asesora)
  if (avance === 'finalizada') return dsFinalizada({ asesora, contraloria })
  if (avance === 'contratada') return conDatosContractuales({ asesora, contraloria })
  return dsHasta(asesora, avance)
}

/** Sells the prepared sales, with the calls of the screens. */
async function sellSurtido(asesora: Client, contraloria: Client): Promise<void> {
  for (const { avance, numero } of numerados) {
    startAt(numero)
    await sell(avance, { asesora, contraloria })
  }
  startAt(0)
}

/** Prepared sales of this database, each returned once. */
async function ventasListas(db: Db): Promise<(avance: Avance) => Venta | undefined> {
  const ruts = numerados.map(({ numero }) => rutNumero(numero + 1))
  const rows = await db
    .selectFrom('prospecto')
    .innerJoin('declaracion', 'declaracion.prospectoId', 'prospecto.id')
    .select(['prospecto.id as prospectoId', 'declaracion.id as identificador', 'prospecto.rut as rut'])
    .where('prospecto.rut', 'in', ruts)
    .execute()
  const left = numerados.map(({ avance }, at) => ({ avance, rut: ruts[at] ?? '' }))
  return (avance) => {
    const at = left.findIndex((one) => one.avance === avance)
    const [{ rut } = { rut: '' }] = at < 0 ? [] : left.splice(at, 1)
    const row = rows.find((one) => one.rut === rut)
    return row && { ...row, rut }
  }
}

/** The test server on a database, with or without prepared sales of asesora. */
async function deskOn(connection: Connection, env: Partial<Env>, pdf: PdfServices, ventas: boolean): Promise<Desk> {
  const clock = fixedClock(INICIO)
  const merged = { ...testEnv, ...env }
  const log = createLog(merged.LOG_LEVEL)
  const traces = merged.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('../platform/traces/open-traces.ts')).openTraces(merged, log)
    : null
  const composed = await compose({ env: merged, log, clock, connection, dataKey: DATA_KEY, web: null, pdf, traces })
  const { silent, said } = watch(connection, composed)
  const { app, db, core, files, jobs, rondas, rondasOn, handlers, measured, startJobs } = composed
  await jobs.prepare()
  const listas = ventas ? await ventasListas(db) : () => undefined
  // Prepared sales date from INICIO: not valid once the clock has moved
  const delInicio = (avance: Avance) => (clock.ahora() === INICIO ? listas(avance) : undefined)
  const releaseRespuestas = async () => {
    for (const { id } of await db.selectFrom('respuestaRetenida').select('id').execute())
      await handlers['soltar-respuesta']({ retenidaId: id })
  }
  const as = async (usuario: string) => {
    const client = createClient(app, { releaseRespuestas, ...(usuario === 'asesora' && { ventaLista: delInicio }) })
    await client.login(usuario)
    return client
  }
  const bearer = async () => {
    const client = createClient(app)
    await client.takeToken()
    return client
  }
  const close = async () => {
    const ajenas = await reviseTarjetas(db)
    if (ajenas.length > 0) throw new Error(`kept cards that are not as they would be made: ${ajenas.join(', ')}`)
    await app.close()
    await jobs.stop()
    await traces?.close()
    // In connected mode rows are copies of the core's
    if (!merged.CORE_URL) ensureSaid(silent())
  }
  const ronda = async (nombre: string) => {
    if (!rondas[nombre]) throw new Error(`no round ${nombre}`)
    await rondas[nombre].run()
  }
  const people = { anyone: () => createClient(app), as, bearer }
  return {
    db,
    connection,
    clock,
    app,
    core,
    files,
    measured,
    silent,
    said,
    ...people,
    startJobs,
    trabajos: handlers,
    ronda,
    rondasOn,
    releaseRespuestas,
    close,
  }
}

/** Sells the prepared sales, on a copy of the seeded database. */
async function fillWithSales(connection: Connection): Promise<void> {
  const desk = await deskOn(connection, {}, pdfAqui, false)
  await sellSurtido(await desk.as('asesora'), await desk.as('contraloria'))
  await desk.close()
}

interface Options {
  readonly pdf?: PdfServices
  /** Prepares sales of asesora in each stage, for tests that do not count her sales. */
  readonly ventas?: true
  /** Serves lists, as DATABASE_REPLICA_URL does. */
  readonly replica?: Replica
}

/**
 * A fresh server on a copy of the golden database: one per test file, closed at its end. It draws papers and reads
 * certificates of tests in this process. With CORE_URL: in connected mode, without the demo. `pdf`: pdfAparte, as in the product, for tests with hostile files.
 */
export async function openDesk(
  env: Partial<Env> = {},
  { pdf = pdfAqui, ventas, replica }: Options = {},
): Promise<Desk> {
  const shelf = createShelf(inject('databaseUrl'))
  const seeded = inject('seeded')
  const sold = `${seeded}_ventas`
  const conectado = `${seeded}_conectado`
  if (ventas) await shelf.golden(sold, fillWithSales, seeded)
  if (env.CORE_URL) await shelf.golden(conectado, seedConectado)
  const ofDemo = ventas ? sold : seeded
  const { connection: own, drop } = await shelf.copy(env.CORE_URL ? conectado : ofDemo)
  const connection = replica ? { ...own, replica } : own
  const desk = await deskOn(connection, env, pdf, ventas === true)
  return {
    ...desk,
    close: async () => {
      try {
        await desk.close()
        keepSaid(desk.said)
      } finally {
        await connection.close()
        await drop()
      }
    },
  }
}
