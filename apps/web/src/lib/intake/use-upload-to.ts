import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { tiposDeArchivo } from '@alerce/domain/base/archivos/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { callUpload, type PayloadOf, type UploadName } from '../api/call.ts'
import { messageOf } from '../api/errors.ts'
import { refreshAfter } from '../refresh.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from './destination.ts'

interface Place<N extends UploadName> extends Pick<Destination, 'key' | 'single' | 'held'> {
  readonly payload: PayloadOf<N>
  /** Texts for a rejected file and for a failed upload. */
  readonly refused?: string
  readonly failed: string
}

/** Destination for files of any accepted kind, each by one call. */
export function useUploadTo<N extends UploadName>(
  name: N,
  { payload, refused = archivoInvalido.text, failed, ...place }: Place<N>,
): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    try {
      await callUpload(name, payload, file, { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS })
    } finally {
      // A stopped or unanswered upload may have arrived all the same
      await refreshAfter(client, name)
    }
  }
  const words = { refused, failed: (error: unknown) => messageOf(error, failed), working: 'guardando' }
  return { ...place, send, accepts: tiposDeArchivo, words }
}
