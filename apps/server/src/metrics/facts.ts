import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { EstadoDelCatalogo } from '../gateway/health.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Connection } from '../platform/db/pool.ts'
import type { ReplicaFacts } from '../platform/db/replica-reads.ts'
import type { FileCounts, FileServices } from '../platform/file-services.ts'
import type { Log } from '../platform/log.ts'
import { inTime, remembered, shared } from '../platform/patience.ts'
import {
  type JobFacts,
  jobFacts,
  type ObjectFacts,
  type OutboxFacts,
  objectFacts,
  outboxFacts,
  ufDays,
} from './read-model.ts'

/** Facts stored in the database: the same from each of its servers. */
export interface DatabaseFacts {
  readonly jobs: readonly JobFacts[]
  readonly outbox: OutboxFacts
  /** null: no UF at all. */
  readonly ufDays: number | null
  readonly catalogo: EstadoDelCatalogo
  /** null: there is no bucket. */
  readonly objects: ObjectFacts | null
}

/** Facts of one server process. */
export interface ServerFacts {
  /** Machine and process: behind a balancer each answer may come from another one. */
  readonly nombre: string
  /** Calls being answered; null: not counted. */
  readonly running: number | null
  readonly pool: { readonly size: number; readonly idle: number; readonly waiting: number }
  /** The replica that serves lists; null: none is configured. */
  readonly replica: ReplicaFacts | null
  /** Its listeners on the database, and if they hear it. */
  readonly listeners: Readonly<Record<string, boolean>>
  /** Free bytes of DATA_DIR; null: unknown, or PostgreSQL, which has its own disk. */
  readonly diskFree: number | null
  /** Files that could not be read, had a virus, or were not scanned, since this process started. */
  readonly files: FileCounts
  /** Only address of all requests, behind a proxy that is not trusted; null: they come from several, or from no proxy. */
  readonly direccionUnica: string | null
  /** A mail server is configured. */
  readonly correo: boolean
  readonly demo: boolean
  /** Metrics are counted. */
  readonly metricas: boolean
  /** Traces; null: none are sent. */
  readonly trazas: 'llegan' | 'fallan' | null
}

/** Services outside of the installation that files need; null: none is configured. */
export interface FileFacts {
  /** False: it does not answer. */
  readonly bucket: boolean | null
  readonly antivirus: boolean | null
}

/** Facts of a process that its parts know. */
type Told = Omit<ServerFacts, 'nombre' | 'pool' | 'listeners' | 'diskFree' | 'files'>

/** null: the database does not answer, or no server was asked. */
export interface Facts {
  readonly database: DatabaseFacts | null
  readonly server: ServerFacts | null
  readonly files: FileFacts
}

const SILENCE_MS = 4000
const MEMORY_MS = 10_000

interface Read {
  readonly db: Db
  readonly clock: Clock
  readonly surtido: () => Promise<EstadoDelCatalogo>
  readonly files: FileServices
}

/** Reads the facts of the database, one statement after the other: on one connection. */
export async function readDatabaseFacts({ db, clock, surtido, files }: Read): Promise<DatabaseFacts> {
  return {
    jobs: await jobFacts(db),
    outbox: await outboxFacts(db, clock),
    ufDays: await ufDays(db, clock),
    catalogo: await surtido(),
    objects: files.bucket && (await objectFacts(db, files.takesToBucket)),
  }
}

/** Asks the bucket and the antivirus, which remember their answer for some seconds. */
export async function readFileFacts({ bucket, antivirus }: FileServices): Promise<FileFacts> {
  const [hasBucket, hasAntivirus] = await Promise.all([bucket?.answers(), antivirus?.answers()])
  return { bucket: hasBucket ?? null, antivirus: hasAntivirus ?? null }
}

/** Wraps a connection to know which of its listeners hear: each under a name, since channels may be hashes. */
export function watchListeners(connection: Connection) {
  const heard: Record<string, boolean> = {}
  const as = (name: string): Connection => ({
    ...connection,
    async listen(channel, hearer) {
      let isLost = false
      heard[name] = false
      const listening = await connection.listen(channel, {
        heard: (payload) => hearer.heard(payload),
        lost: (error) => {
          isLost = true
          heard[name] = false
          hearer.lost(error)
        },
        back: () => {
          heard[name] = true
          hearer.back()
        },
      })
      // The first attempt may have failed: it goes on by itself
      if (!isLost) heard[name] = true
      return listening
    },
  })
  return { as, heard: heard as Readonly<Record<string, boolean>> }
}

interface Needs extends Read {
  readonly connection: Connection
  readonly heard: Readonly<Record<string, boolean>>
  readonly told: () => Told
  readonly dataDir: string
  readonly log: Log
  /** Milliseconds after which a silent database counts as away. */
  readonly patienceMs?: number
}

/** Reads the facts: those of the process at once, those of the database at most every ten seconds. */
export function createFacts({
  connection,
  heard,
  told,
  dataDir,
  log,
  patienceMs = SILENCE_MS,
  ...read
}: Needs): () => Promise<Facts> {
  const { pool, embedded } = connection
  // A silent database holds one connection, not one more for each scrape
  const asked = shared(() => readDatabaseFacts(read))
  const stored = remembered(
    () =>
      inTime(asked, patienceMs).catch((error: unknown) => {
        log.warn({ err: error }, 'medidas sin base de datos')
        return null
      }),
    MEMORY_MS,
  )
  async function diskFree(): Promise<number | null> {
    if (!embedded) return null
    // A disk that cannot be asked hides no other fact
    return await statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => null,
    )
  }
  return async () => ({
    database: await stored(),
    server: {
      ...told(),
      nombre: `${hostname()}, proceso ${process.pid}`,
      pool: { size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
      listeners: { ...heard },
      diskFree: await diskFree(),
      files: { ...read.files.counts },
    },
    files: await readFileFacts(read.files),
  })
}
