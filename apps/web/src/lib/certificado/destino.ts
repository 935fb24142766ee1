import { useQueryClient } from '@tanstack/react-query'
import type { TipoAdjunto } from '../adjuntos/destino.ts'
import { callUpload, type ReplyOf } from '../api/call.ts'
import { type Destination, UPLOAD_TIMEOUT_MS } from '../intake/destination.ts'
import { refreshAfter } from '../refresh.ts'

interface CertificadoPorValidar {
  readonly prospectoId: number
  /** RUT of the applicant and of the employer in the form. */
  readonly rut: string
  readonly rutEmpleador: string
  readonly afp: string
  /** Never stored. */
  readonly clave: string
  /** Kind under which a valid certificate is stored. */
  readonly tipoAdjunto: TipoAdjunto
}

interface Oyente {
  readonly valid: (reply: ReplyOf<'validarCertificado'>) => void
  readonly invalid: (error: unknown) => void
}

/** Destination that validates and stores a certificate in one call, on request (spec 1 §5). */
export function useDestinoDelCertificado(
  key: string,
  pedido: CertificadoPorValidar,
  { valid, invalid }: Oyente,
): Destination {
  const client = useQueryClient()
  const send: Destination['send'] = async (file, journey) => {
    const options = { ...journey, timeoutMs: UPLOAD_TIMEOUT_MS }
    try {
      const reply = await callUpload('validarCertificado', pedido, file, options)
      // set the income before the refetched data report a difference
      if (!journey.signal.aborted) valid(reply)
    } catch (error) {
      if (!journey.signal.aborted) invalid(error)
      throw error
    } finally {
      await refreshAfter(client, 'validarCertificado')
    }
  }
  return {
    key,
    send,
    accepts: ['application/pdf'],
    single: true,
    held: true,
    words: { failed: () => 'No se validó.', working: 'leyendo el documento' },
  }
}
