import { rutasDeEmpresa } from '@alerce/contract/empresa'
import { operations } from '@alerce/contract/operations'
import { createBroadcast } from './avisos/broadcast.ts'
import { cuentaDeEmpresa } from './config/empresa.ts'
import { direccionDe, type Env } from './config/env.ts'
import { admitCuenta } from './core/acceso/empresa/admit-cuenta.ts'
import { endSesiones } from './core/acceso/empresa/end-sesiones.ts'
import { rehacerTarjetas } from './core/cartera/tarjeta/redo.ts'
import { clavesPublicadas } from './core/contrato/evidencia/claves-publicadas.ts'
import type { Core } from './core/core.ts'
import { embedded, type Services } from './core/embedded.ts'
import type { Empresa } from './gateway/empresa/empresa.ts'
import { createGateway } from './gateway/gateway.ts'
import { rondasDelGateway } from './gateway/rondas.ts'
import { hechosDelEstado } from './metrics/estado.ts'
import { createFacts, type Facts, watchListeners } from './metrics/facts.ts'
import type { Metrics } from './metrics/registry.ts'
import { rondasDeArchivos } from './platform/almacen/rondas.ts'
import type { Clock } from './platform/clock.ts'
import { createDb, createReplicaDb, type Db, pingDb } from './platform/db/database.ts'
import type { Connection } from './platform/db/pool.ts'
import { createReplicaReads } from './platform/db/replica-reads.ts'
import { createFileServices, type FileServices } from './platform/file-services.ts'
import { createJobs, type JobHandlers, type JobRunner, type Rondas } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { createOutside } from './platform/outside/outside.ts'
import type { Traces } from './platform/traces/traces.ts'
import { createVault, type Vault } from './platform/vault.ts'
import { rondasDeLaDemo } from './semilla/uf-de-demostracion.ts'
import { SesionesRecordadas } from './sesiones/recordadas.ts'
import { traceServices } from './traced-services.ts'
import { openNucleo } from './upstream/open-nucleo.ts'
import { rondasConectadas } from './upstream/rondas.ts'

interface Parts {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly connection: Connection
  /** 32 bytes in base64: encrypts health data, drafts and stored replies. */
  readonly dataKey: string
  /** Folder of the built web; null: the API works without it. */
  readonly web: string | null
  /** Services that read, draw and examine PDF files. */
  readonly pdf: Pick<Services, 'readPdf' | 'readXlsx' | 'print' | 'examine'>
  /** Absent: no traces. */
  readonly traces?: Traces | null
}

export interface Composed {
  readonly app: Awaited<ReturnType<typeof createGateway>>
  readonly db: Db
  readonly core: Core
  readonly vault: Vault
  readonly almacen: Services['almacen']
  readonly files: FileServices
  readonly log: Log
  readonly jobs: JobRunner
  /** Scheduled jobs. */
  readonly rondas: Rondas
  /** The same, but for the demo, on a transaction in the place of the database. */
  rondasOn(db: Db): Rondas
  /** Handlers of each kind of job. */
  readonly handlers: JobHandlers
  /** Makes the server unready for load balancers. */
  drain(): void
  /** Metrics and the facts they show; null: without METRICS_PORT. */
  readonly measured: { readonly metrics: Metrics; facts(): Promise<Facts> } | null
  /** Starts the background jobs and the look at the replica; the caller starts the HTTP server. */
  startJobs(): Promise<void>
}

/** Login with the account of the company; null: not configured. */
async function openEmpresa({ env, db, clock, core }: Pick<Composed, 'db' | 'core'> & Pick<Parts, 'env' | 'clock'>) {
  const cuenta = cuentaDeEmpresa(env)
  if (!cuenta) return null
  // Loaded only here: a server without the company's account does not need it
  const { createProveedor } = await import('./platform/outside/proveedor.ts')
  return {
    proveedor: createProveedor({ ...cuenta, vuelta: `${direccionDe(env)}${rutasDeEmpresa.vuelta}` }),
    admit: (identidad, origin) => admitCuenta({ db, clock, core, cuenta }, identidad, origin),
    end: (cierre) => endSesiones({ db, clock }, cierre),
  } satisfies Empresa
}

/** Composition root: the only place that joins the parts. */
export async function compose({
  env,
  log,
  clock,
  connection,
  dataKey,
  web,
  pdf,
  traces = null,
}: Parts): Promise<Composed> {
  const recordadas = new SesionesRecordadas()
  const db = createDb(connection, rehacerTarjetas, recordadas, traces)
  const { replica } = connection
  const reads = replica && createReplicaReads(createReplicaDb(connection, replica, traces), replica)
  const readReplica = replica && reads ? () => ({ ...replica.state(), reads: { ...reads.counts } }) : null
  // Loaded only here: a server without metrics does not need it
  const metrics = env.METRICS_PORT === undefined ? null : (await import('./metrics/registry.ts')).createMetrics()
  const { as, heard } = watchListeners(connection)
  const jobs = createJobs(as('trabajos'), log, { ...metrics?.jobs, traces })
  const vault = createVault(dataKey, ...env.DATA_KEY_OTRAS)
  const direccion = direccionDe(env)
  const slow = { ...createOutside(env), ...pdf }
  const { mailer, ...others } = traces ? traceServices(slow, traces) : slow
  const files = createFileServices(env, log, others.examine)
  const { almacen, bucket, examine, scan } = files
  const readHechos = async () => hechosDelEstado(await facts())
  const services: Services = {
    ...{ jobs, vault, almacen, readHechos, demo: env.DEMO, direccion, ...others, examine, scan },
    empresa: cuentaDeEmpresa(env),
  }
  const propio = embedded({ db, clock, services, mailer }, reads)
  const { handlers, surtido } = propio
  const nucleo = openNucleo({ env, db, clock, vault, log, examine, traces, local: propio.core })
  const core = nucleo?.core ?? propio.core
  const delNucleoOn = (base: Db) => (nucleo ? rondasConectadas(propio.rondasOn(base)) : propio.rondasOn(base))
  const deLaDemo = env.DEMO && !nucleo ? rondasDeLaDemo(db, clock) : {}
  let draining = false
  const drain = () => {
    draining = true
  }
  let direccionUnica: string | null = null
  const facts = createFacts({
    db,
    clock,
    surtido,
    connection,
    heard,
    dataDir: env.DATA_DIR,
    log,
    files,
    told: () => ({
      running: metrics?.running() ?? null,
      replica: readReplica?.() ?? null,
      direccionUnica,
      correo: mailer.disponible,
      demo: env.DEMO,
      metricas: metrics !== null,
      trazas: traces && (traces.isFailing() ? 'fallan' : 'llegan'),
    }),
  })
  const rondasOn = (base: Db) => ({ ...delNucleoOn(base), ...rondasDelGateway(base, clock) })
  const deArchivos = bucket ? rondasDeArchivos({ db, vault, bucket, log }, files.takesToBucket) : {}
  const rondas = { ...rondasOn(db), ...deArchivos, ...deLaDemo }
  const app = await createGateway({
    env,
    log,
    clock,
    db,
    vault,
    core,
    recordadas,
    operations,
    difusion: createBroadcast(as('avisos'), db, log, replica?.positions ?? null),
    ping: () => pingDb(db),
    ensureRoom: () => connection.ensureRoom(),
    embedded: connection.embedded,
    isDraining: () => draining,
    isDeaf: () => connection.isDeaf(),
    replica: readReplica,
    filesAnswer: async () => bucket === null || (await bucket.answers()),
    calls: metrics?.calls ?? null,
    traces,
    onOnlyAddress: (direccion) => {
      direccionUnica = direccion
    },
    surtido: nucleo ? async () => ({ vende: true, avisos: [] }) : surtido,
    nucleo: nucleo?.answers ?? null,
    empresa: await openEmpresa({ env, db, clock, core }),
    publishedKeys: () => clavesPublicadas({ db, vault }),
    web,
  })
  const measured = metrics && { metrics, facts }
  const parts = { app, db, vault, almacen, files, log, core, jobs, rondas, rondasOn, handlers, measured, drain }
  const startJobs = async () => {
    replica?.watch()
    await jobs.start(handlers, rondas)
  }
  return { ...parts, startJobs }
}
