import { withParts } from './command.ts'
import { type Env, readEnv } from './config/env.ts'
import { OperatorFailure } from './operator-failure.ts'
import { BucketAway } from './platform/almacen/bucket.ts'
import { type MoveCounts, moveArchivos } from './platform/almacen/move.ts'

const NADA = 'No se movió nada.'

/** Checks that the servers would not undo a move. Throws OperatorFailure. */
function ensureMovable(a: 's3' | 'base', { S3_URL: url, S3_SOLO_LEER: readsOnly }: Env): void {
  if (!url) throw new OperatorFailure(`S3_URL: indique el bucket de los archivos. ${NADA}`)
  if (a === 's3' && readsOnly) throw new OperatorFailure(`S3_SOLO_LEER: con él los archivos quedan en la base. ${NADA}`)
  if (a === 'base' && !readsOnly)
    throw new OperatorFailure(
      `S3_SOLO_LEER: parta los servidores y este mando con «si»; sin él, ellos los llevarían otra vez. ${NADA}`,
    )
}

/** Moves the files between database and bucket; repeated after a failure, it goes on. Throws OperatorFailure. */
export async function moveFiles(
  a: 's3' | 'base',
  advance: (movidos: MoveCounts) => void,
  env: Env = readEnv(),
): Promise<MoveCounts> {
  ensureMovable(a, env)
  return await withParts(async ({ db, vault, files: { bucket }, log }) => {
    if (bucket === null) throw new OperatorFailure(`S3_URL: indique el bucket de los archivos. ${NADA}`)
    try {
      return await moveArchivos({ db, vault, bucket, log }, a, undefined, advance)
    } catch (error) {
      if (!(error instanceof BucketAway)) throw error
      throw new OperatorFailure('S3 no responde: lo que falta queda donde está. Repita este mando.')
    }
  }, env)
}
