import type { Env } from '../config/env.ts'
import type { Almacen } from './almacen/almacen.ts'
import { type Bucket, createBucket } from './almacen/bucket.ts'
import { createAlmacen } from './almacen/repository.ts'
import { type Antivirus, addressOfClamd, createAntivirus } from './antivirus/clamd.ts'
import { createFileScan, type FileScan, scanExamined } from './antivirus/scan-examined.ts'
import type { Log } from './log.ts'
import type { Examiner } from './pdf-exam/examiner.ts'

/** Files of this process since its start. */
export interface FileCounts {
  /** Missing or changed ones that somebody asked for. */
  unreadable: number
  infected: number
  /** Those that the antivirus could not scan, stored or refused. */
  unscanned: number
}

export interface FileServices {
  /** null: files stay in the database. */
  readonly bucket: Bucket | null
  /** New files go to the bucket. */
  readonly takesToBucket: boolean
  readonly almacen: Almacen
  /** null: none is configured. */
  readonly antivirus: Antivirus | null
  readonly examine: Examiner
  /** Antivirus of files that nobody examines, as spreadsheets; finds nothing where none is configured. */
  readonly scan: FileScan
  readonly counts: Readonly<FileCounts>
}

type Settings = Pick<
  Env,
  'S3_URL' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_REGION' | 'S3_SOLO_LEER' | 'CLAMD_URL' | 'CLAMD_IF_DOWN'
>

function bucketOf(env: Settings, log: Log): Bucket | null {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = env
  return url && accessKeyId && secretAccessKey ? createBucket({ url, accessKeyId, secretAccessKey, region }, log) : null
}

/** Store of files and antivirus of a checked environment. `examine`: the examiner to which the antivirus is added. */
export function createFileServices(env: Settings, log: Log, examine: Examiner): FileServices {
  const counts: FileCounts = { unreadable: 0, infected: 0, unscanned: 0 }
  const bucket = bucketOf(env, log)
  const tellUnreadable = (archivoId: number, error: Error) => {
    counts.unreadable += 1
    log.error({ archivoId, err: error }, 'archivo perdido o alterado')
  }
  const address = env.CLAMD_URL ? addressOfClamd(env.CLAMD_URL) : null
  const antivirus = address && createAntivirus(address)
  const acceptsUnscanned = env.CLAMD_IF_DOWN === 'aceptar'
  const scan = antivirus && createFileScan({ antivirus, acceptsUnscanned, log, counts })
  return {
    bucket,
    takesToBucket: bucket !== null && !env.S3_SOLO_LEER,
    almacen: createAlmacen({ bucket, tellUnreadable }),
    antivirus,
    examine: scan ? scanExamined(examine, scan) : examine,
    scan: scan ?? (async () => null),
    counts,
  }
}
