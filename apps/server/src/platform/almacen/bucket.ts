import type { S3mini } from 's3mini'
import type { Log } from '../log.ts'
import { remembered } from '../patience.ts'

/** The bucket does not answer, or refuses us: nothing is known about its objects. */
export class BucketAway extends Error {}

/** Objects of a bucket of S3, or of a server that speaks its protocol. Every call may throw BucketAway. */
export interface Bucket {
  put(objeto: string, bytes: Uint8Array): Promise<void>
  /** null: no such object. */
  get(objeto: string): Promise<Buffer | null>
  /** An unknown object is no failure. */
  delete(objeto: string): Promise<void>
  /** Whether it answers, asked at most every few seconds; never throws. */
  answers(): Promise<boolean>
}

export interface BucketSettings {
  /** Endpoint with the bucket. */
  readonly url: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  /** Longest wait for an answer, milliseconds. */
  readonly patienceMs?: number
  /** Pause after a failure in which calls fail at once: transactions wait for files. */
  readonly restMs?: number
}

const ATTEMPTS = 2

/** Permanent for this request: credentials or bucket are wrong. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

async function twice<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (attempt === ATTEMPTS || isRefusal(error)) throw error
    }
  }
}

/** Client of the bucket. The library is loaded with the first call. */
function createClient({ url, patienceMs = 4000, ...settings }: BucketSettings): () => Promise<S3mini> {
  let client: Promise<S3mini> | null = null
  const load = async () => {
    const { S3mini } = await import('s3mini')
    return new S3mini({
      ...settings,
      endpoint: url,
      requestAbortTimeout: patienceMs,
      // A redirect would carry the bytes elsewhere
      fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
    })
  }
  return () => {
    client ??= load()
    return client
  }
}

/** The bucket, asked twice at most for each call. After a failure one call in each pause tries it; the others fail. */
export function createBucket(settings: BucketSettings, log: Log): Bucket {
  const { restMs = 10_000 } = settings
  const client = createClient(settings)
  let restsUntil = 0
  let isAway = false

  function tellAway(error: unknown): void {
    restsUntil = performance.now() + restMs
    if (!isAway) log.error({ err: error }, 'el almacén S3 no responde')
    isAway = true
  }

  function tellBack(): void {
    restsUntil = 0
    if (isAway) log.info('el almacén S3 responde otra vez')
    isAway = false
  }

  async function ask<T>(act: (client: S3mini) => Promise<T>): Promise<T> {
    if (performance.now() < restsUntil) throw new BucketAway('el almacén S3 no respondía')
    // Only this call tries it during the next pause
    if (isAway) restsUntil = performance.now() + restMs
    try {
      const s3 = await client()
      const answer = await twice(() => act(s3))
      tellBack()
      return answer
    } catch (error) {
      tellAway(error)
      throw new BucketAway('el almacén S3 no responde', { cause: error })
    }
  }

  const ensureThere = async (s3: S3mini) => {
    if (!(await s3.bucketExists())) throw new Error('el bucket no existe, o las credenciales no lo abren')
  }
  return {
    put: (objeto, bytes) =>
      ask(async (s3) => void (await s3.putObject(objeto, Buffer.from(bytes), 'application/octet-stream'))),
    get: (objeto) =>
      ask(async (s3) => {
        const bytes = await s3.getObjectArrayBuffer(objeto)
        // A missing bucket answers like a missing object
        if (bytes === null) await ensureThere(s3)
        return bytes && Buffer.from(bytes)
      }),
    delete: (objeto) => ask(async (s3) => void (await s3.deleteObject(objeto))),
    answers: remembered(
      () =>
        ask(ensureThere).then(
          () => true,
          () => false,
        ),
      restMs,
    ),
  }
}
